import { type SelectHTMLAttributes, useId } from 'react'
import styles from './select.module.css'

/**
 * An option; its language defaults to the page's. Long lists are grouped; `fits` is the value of another field that it depends on.
 */
export type SelectOption = {
  value: string
  title: string
  lang?: string | undefined
  group?: string | undefined
  fits?: string | undefined
}

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
  label: string
  name: string
  options: readonly SelectOption[]
  /** The label of the empty option. */
  none?: string
}

/** A choice of one from a list, under its label; the browser's own, because every device knows how to show it. */
export const Select = ({ label, options, none, id, className = '', ...rest }: SelectProps) => {
  const made = useId()
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id ?? made}>{label}</label>
      <select {...rest} id={id ?? made}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, title, lang }) => (
          <option key={value} value={value} lang={lang}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}
