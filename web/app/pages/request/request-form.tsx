import styles from '../../forms/form.module.css'
import { Note } from '../../forms/note.tsx'
import { asking, type StatusResult } from '../../forms/request-status.ts'
import type { RequestWords } from '../../i18n/.server/request.ts'
import { Icon } from '../../kit/icon.tsx'
import own from './request.module.css'

type RequestFormProps = { words: RequestWords; code: string; standing: StatusResult | undefined }

type LineProps = { name: string; label: string; hint: string; value: string; error: string | undefined; isCode?: boolean }

const Line = ({ name, label, hint, value, error, isCode = false }: LineProps) => (
  <div className={`${styles.field} ${styles.wide}`}>
    <label htmlFor={`request-${name}`}>{label}</label>
    <input
      id={`request-${name}`}
      name={name}
      type="text"
      required
      maxLength={isCode ? 40 : 254}
      defaultValue={value}
      autoComplete={isCode ? 'off' : 'email'}
      autoCapitalize={isCode ? 'characters' : 'none'}
      spellCheck={false}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `request-${name}-wrong request-${name}-hint` : `request-${name}-hint`}
    />
    {error && (
      <p className={styles.wrong} id={`request-${name}-wrong`}>
        <Icon name="alert" /> {error}
      </p>
    )}
    <p className={styles.hint} id={`request-${name}-hint`}>
      {hint}
    </p>
  </div>
)

/** The form of a status query: a plain POST with and without a script, because its response is private and never cached. */
export const RequestForm = ({ words, code, standing }: RequestFormProps) => {
  const isBlank = standing?.is === 'blank'
  const wrong = (value: string) => (isBlank && value === '' ? words.blank.field : undefined)
  const contact = standing?.contact ?? ''
  return (
    // The browser's own messages would speak its language and not the page's.
    <form className={`${styles.form} ${own.form}`} method="post" noValidate aria-label={words.form}>
      {standing && standing.is !== 'found' && <Note kind="bad" {...words[standing.is]} isFirst />}
      <div className={styles.fields}>
        <Line name={asking.code} label={words.code} hint={words.codeHint} value={code} error={wrong(code)} isCode />
        <Line name={asking.contact} label={words.contact} hint={words.contactHint} value={contact} error={wrong(contact)} />
      </div>
      <div className={styles.send}>
        <button type="submit" className={styles.idle}>
          {words.ask}
        </button>
      </div>
    </form>
  )
}
