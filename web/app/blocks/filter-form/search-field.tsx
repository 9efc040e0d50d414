import { useId } from 'react'
import styles from './search-field.module.css'

/** Words that a list is searched for, under their label. */
export const SearchField = ({ name, label, value }: { name: string; label: string; value: string }) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="search" maxLength={200} enterKeyHint="search" defaultValue={value} />
    </div>
  )
}
