import { type SelectHTMLAttributes, useId } from 'react'
import styles from './select.module.css'

/** One thing to choose; without a language of its own it is in the page's. Long lists are grouped under headings; `fits` is the choice in another field that it goes with. */
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
  /** What stands for "no choice". */
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
