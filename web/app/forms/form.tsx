import { consent, privacyLink, privacyPath } from '@narkhoz/contract/forms/consent.ts'
import type { Form as DeclaredForm, Values } from '@narkhoz/contract/forms/form.ts'
import { buttonWords } from '@narkhoz/contract/forms/words.ts'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { Icon } from '../kit/icon.tsx'
import type { SelectOption } from '../kit/select.tsx'
import { Field, fieldId } from './field.tsx'
import styles from './form.module.css'
import { Note } from './note.tsx'

/** What a form is doing: the handle `data-state`. */
export type FormState = 'idle' | 'loading' | 'success' | 'error'

type FormProps = {
  form: DeclaredForm
  state?: FormState
  /** What was filled in, by field name. */
  values?: Values
  /** What is wrong, by field name, in the visitor's language. */
  errors?: Readonly<Record<string, string>>
  /** What selects offer whose options the content knows, by field name. */
  options?: Readonly<Record<string, readonly SelectOption[]>>
  /** Where it is sent; what its declaration says, or the page's own address, unless said. */
  action?: string
  /** What travels unseen. */
  children?: ReactNode
}

const icons = { idle: null, loading: <span className={styles.spin} aria-hidden="true" />, success: <Icon name="check" />, error: null }

/** What is wrong, in one place that takes the focus; each message leads to its field. */
const Summary = ({ form, errors }: { form: DeclaredForm; errors: Readonly<Record<string, string>> }) => {
  const words = useWords().form
  const wrong = form.fields.filter(({ field }) => errors[field.name])
  if (wrong.length === 0) return null
  return (
    <Note kind="bad" title={words.wrong(wrong.length)} takesFocus>
      <ul>
        {wrong.map(({ field }) => (
          <li key={field.name}>
            <a href={`#${fieldId(form.name, field.name)}`}>{errors[field.name]}</a>
          </li>
        ))}
      </ul>
    </Note>
  )
}

/** A form as it is declared: a plain POST that works without script; what it is doing is said by its state. */
export const Form = ({ form, state = 'idle', values = {}, errors = {}, options = {}, action, children }: FormProps) => {
  const locale = useLocale()
  const words = useWords().form
  const hasFiles = form.fields.some(({ field }) => field.control === 'file')
  return (
    <form
      className={styles.form}
      data-form={form.name}
      data-state={state}
      method="post"
      action={action ?? (form.posts ? '/posts' : undefined)}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      // The browser's own messages would speak its language and not the page's.
      noValidate
      aria-label={form.title[locale]}
      aria-busy={state === 'loading' || undefined}
    >
      {children}
      <Summary form={form} errors={errors} />
      {state === 'success' && <Note kind="good" {...words.sent} />}
      {state === 'error' && Object.keys(errors).length === 0 && <Note kind="bad" {...words.failed} />}
      <div className={styles.fields}>
        {form.fields.map((place) => (
          <Field
            key={place.field.name}
            form={form.name}
            place={place}
            value={values[place.field.name]}
            error={errors[place.field.name]}
            options={options[place.field.name]}
            isLocked={state === 'loading'}
          />
        ))}
      </div>
      <div className={styles.send}>
        <button type="submit" className={styles[state]} aria-disabled={state !== 'idle' || undefined}>
          {icons[state]} {state === 'idle' ? form.action[locale] : buttonWords[state][locale]}
        </button>
        <p className={styles.hint}>
          {consent[locale]} <Anchor to={privacyPath}>{privacyLink[locale]}</Anchor>
        </p>
      </div>
    </form>
  )
}
