import { useId } from 'react'
import styles from './search-field.module.css'

type SearchFieldProps = {
  name: string
  label: string
  value: string
  /** How many characters they may have. */
  longest?: number
}

/** Words that a list is searched for, under their label. */
export const SearchField = ({ name, label, value, longest = 200 }: SearchFieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="search" maxLength={longest} autoComplete="off" enterKeyHint="search" defaultValue={value} />
    </div>
  )
}
