import { Icon } from '../kit/icon.tsx'
import styles from './form.module.css'

/** The error of a field, below it. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <p className={styles.wrong} id={`${id}-wrong`}>
      <Icon name="alert" /> {error}
    </p>
  ) : null
