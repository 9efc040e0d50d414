import { type InputHTMLAttributes, useId } from 'react'
import styles from './text-field.module.css'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; name: string }

/** Words to look for, under their label, beside selects of the same height. */
export const TextField = ({ label, ...rest }: TextFieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input {...rest} id={id} type="search" autoComplete="off" enterKeyHint="search" />
    </div>
  )
}
