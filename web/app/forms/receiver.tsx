import { question } from '@narkhoz/contract/forms/question.ts'
import type { SelectOption } from '../kit/select.tsx'
import { fieldId } from './field.tsx'
import { FieldError } from './field-error.tsx'
import styles from './form.module.css'
import { hiddenFields } from './outcome.ts'

/** Those whom a question may go to, by number: their addresses stay on the server. */
export type Receivers = { label: string; options: readonly SelectOption[] }

type ReceiverProps = Receivers & { value: string | undefined; error: string | undefined }

/** Whom a question goes to: no field of the form, because the site's server fills in the address. */
export const Receiver = ({ label, options, value, error }: ReceiverProps) => {
  const id = fieldId(question.name, hiddenFields.receiver)
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={hiddenFields.receiver}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-wrong`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.title}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  )
}
