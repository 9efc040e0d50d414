import { almatyClock } from '@narkhoz/contract/almaty-clock.ts'
import { consent, consentVersion } from '@narkhoz/contract/forms/consent.ts'
import { asksForContact } from '@narkhoz/contract/forms/contacts.ts'
import type { Form as DeclaredForm } from '@narkhoz/contract/forms/form.ts'
import { privacyLink, privacyPath } from '@narkhoz/contract/forms/privacy.ts'
import type { OpeningHours } from '@narkhoz/contract/forms/visit.ts'
import { buttonWords } from '@narkhoz/contract/forms/words.ts'
import type { Ref } from 'react'
import { useLocation } from 'react-router'
import { addressIn } from '../i18n/address.ts'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { Icon } from '../kit/icon.tsx'
import reflow from '../kit/reflow.module.css'
import type { SelectOption } from '../kit/select.tsx'
import { Field, fieldId } from './field.tsx'
import { FieldError } from './field-error.tsx'
import styles from './form.module.css'
import { Note } from './note.tsx'
import { hiddenFields } from './outcome.ts'
import { postsAddress } from './posts-address.ts'
import { Receipt } from './receipt.tsx'
import { Receiver, type Receivers } from './receiver.tsx'
import { type OptionalWhen, useSubmit } from './use-submit.ts'
import { visitBounds } from './visit-bounds.ts'

type FormProps = {
  form: DeclaredForm
  /** What selects offer whose options the content knows, by field name. */
  options?: Readonly<Record<string, readonly SelectOption[]>>
  /** Values already selected elsewhere on the screen, by field name. */
  chosen?: Readonly<Record<string, string>>
  /** The opening hours of the page's office, instead of the declared ones. */
  hours?: OpeningHours | undefined
  /** Fields that are optional, depending on values. */
  waived?: OptionalWhen
  /** Whom it may go to, where the visitor chooses. */
  receivers?: Receivers
}

const icons = { idle: null, loading: <span className={styles.spin} aria-hidden="true" />, success: <Icon name="check" />, error: null }

type SummaryProps = { form: DeclaredForm; errors: Readonly<Record<string, string>>; at: Ref<HTMLDivElement>; isFirst: boolean }

/** The error summary, which takes the focus; each message links to its field. */
const Summary = ({ form, errors, at, isFirst }: SummaryProps) => {
  const words = useWords().form
  const names = [hiddenFields.receiver, ...form.fields.map(({ field }) => field.name), hiddenFields.consent]
  const wrong = names.filter((name) => errors[name])
  if (wrong.length === 0) return null
  return (
    <Note kind="bad" title={words.wrong(wrong.length)} focusAt={at} isFirst={isFirst}>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(form.name, name)}`}>{errors[name]}</a>
          </li>
        ))}
      </ul>
    </Note>
  )
}

/** Hidden fields; the last is a honeypot for bots, which fill in every field. */
const Beside = ({ form }: { form: DeclaredForm }) => {
  const locale = useLocale()
  const words = useWords().form
  const { pathname } = useLocation()
  return (
    <>
      <input type="hidden" name={hiddenFields.form} value={form.name} />
      <input type="hidden" name={hiddenFields.consent} value={consentVersion} />
      {form.posts && (
        <>
          <input type="hidden" name={hiddenFields.lang} value={locale} />
          <input type="hidden" name={hiddenFields.page} value={pathname} />
        </>
      )}
      {/* A text browser shows it like any other field. */}
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {words.leaveEmpty} <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

/** A declared form: a plain POST that works without script; its progress is a state. */
export const Form = ({ form, options = {}, chosen = {}, hours, waived, receivers }: FormProps) => {
  const locale = useLocale()
  const dictionary = useWords()
  const { pathname } = useLocation()
  const words = dictionary.form
  const { state, optional, shown, errors, failure, receipt, values, uploaded, noted, isAnswer, matched, bound } = useSubmit(
    form,
    hours,
    waived,
  )
  const bounds = visitBounds(form, hours, almatyClock().day, dictionary)
  const consentId = fieldId(form.name, hiddenFields.consent)
  const hasFiles = form.fields.some(({ field }) => field.control === 'file')
  return (
    <form
      {...bound}
      className={styles.form}
      data-form={form.name}
      data-state={shown}
      method="post"
      action={form.posts ? postsAddress(addressIn(locale, pathname)) : undefined}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      // The browser's own messages would speak its language and not the page's.
      noValidate
      aria-label={form.title[locale]}
      aria-busy={state === 'loading' || undefined}
    >
      <Beside form={form} />
      <Summary form={form} errors={errors} at={noted} isFirst={isAnswer} />
      {receipt && (
        <Note kind="good" {...words.sent} focusAt={noted}>
          <Receipt receipt={receipt} />
        </Note>
      )}
      {failure && <Note kind="bad" {...words.failed[failure]} focusAt={noted} isFirst={isAnswer} />}
      <div className={`${styles.fields} ${reflow.reflow}`}>
        {receivers && <Receiver {...receivers} value={values[hiddenFields.receiver]} error={errors[hiddenFields.receiver]} />}
        {form.fields.map((place) => (
          <Field
            key={place.field.name}
            form={form.name}
            place={optional.includes(place.field.name) ? { ...place, optional: true } : place}
            value={values[place.field.name] ?? chosen[place.field.name]}
            error={errors[place.field.name]}
            options={options[place.field.name]}
            fitting={place.matching && matched[place.matching.field]}
            isLocked={state === 'loading'}
            bounds={bounds[place.field.name]}
          />
        ))}
      </div>
      <div className={styles.send}>
        <button type="submit" className={styles[state]} aria-disabled={state !== 'idle' || undefined}>
          {icons[state]} {state === 'idle' ? form.action[locale] : buttonWords[state][locale]}
        </button>
        {uploaded !== undefined && (
          <label className={styles.upload}>
            {words.uploaded(uploaded)} <progress max={100} value={uploaded} />
          </label>
        )}
        <div className={styles.consent} id={consentId} tabIndex={errors[hiddenFields.consent] ? -1 : undefined}>
          {!asksForContact(form) && <p className={styles.hint}>{words.noContact}</p>}
          <FieldError id={consentId} error={errors[hiddenFields.consent]} />
          <p className={styles.hint}>
            {consent[locale]} <Anchor to={privacyPath}>{privacyLink[locale]}</Anchor>
          </p>
        </div>
      </div>
    </form>
  )
}
