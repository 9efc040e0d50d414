import { uploadAccept } from '@narkhoz/contract/fields/chosen-file.ts'
import type { Field as DeclaredField } from '@narkhoz/contract/fields/field.ts'
import type { FormField } from '@narkhoz/contract/forms/form.ts'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import type { SelectOption } from '../kit/select.tsx'
import { FieldError } from './field-error.tsx'
import styles from './form.module.css'
import type { Bounds } from './visit-bounds.ts'

/** Where a message about a field leads. */
export const fieldId = (form: string, field: string) => `${form}-${field}`

type FieldProps = {
  form: string
  place: FormField
  value: unknown
  error: string | undefined
  options: readonly SelectOption[] | undefined
  /** The value of the field that the options depend on. */
  fitting?: string | undefined
  isLocked: boolean
  /** What can be chosen, where a visit is booked. */
  bounds?: Bounds | undefined
}

// Names, addresses, texts and files take the entire line; others share it.
const isWide = ({ control, autocomplete }: DeclaredField) =>
  control === 'textarea' || control === 'file' || autocomplete === 'name' || autocomplete === 'street-address'

const optionsOf = (
  { source }: DeclaredField,
  given: readonly SelectOption[] | undefined,
  fitting: string | undefined,
  locale: keyof DeclaredField['label'],
): readonly SelectOption[] =>
  source && 'fixed' in source
    ? source.fixed.map(({ value, label }) => ({ value, title: label[locale] }))
    : (given ?? []).filter(({ fits }) => !fits || !fitting || fits === fitting)

const optionView = ({ value, title, lang }: SelectOption) => (
  <option key={value} value={value} lang={lang}>
    {title}
  </option>
)

/** The options of a select, grouped if they have groups. */
const Options = ({ options }: { options: readonly SelectOption[] }) =>
  [...new Set(options.map(({ group }) => group))].map((group) => {
    const own = options.filter((option) => option.group === group).map(optionView)
    return group === undefined ? (
      own
    ) : (
      <optgroup key={group} label={group}>
        {own}
      </optgroup>
    )
  })

/** A form field: label above, error and hint below. */
export const Field = ({ form, place, value, error, options, fitting, isLocked, bounds }: FieldProps) => {
  const locale = useLocale()
  const words = useWords().form
  const { field, optional = false } = place
  const id = fieldId(form, field.name)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const hint = bounds?.hint ?? field.hint?.[locale]
  const described = [error && `${id}-wrong`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const common = {
    id,
    name: field.name,
    required: !optional,
    autoComplete: field.autocomplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const

  const control = () => {
    if (field.control === 'textarea') return <textarea {...common} rows={4} maxLength={field.max} defaultValue={text} readOnly={isLocked} />
    if (field.control === 'file') return <input {...common} type="file" accept={uploadAccept} />
    if (field.control === 'select')
      return (
        <select {...common} defaultValue={text}>
          <option value="">{words.choose}</option>
          <Options options={optionsOf(field, options, fitting, locale)} />
        </select>
      )
    const longest = field.control === 'date' || field.control === 'time' ? undefined : field.max
    return (
      <>
        <input
          {...common}
          type={field.control}
          inputMode={field.inputMode}
          maxLength={longest}
          min={bounds?.first}
          max={bounds?.last}
          step={bounds?.step}
          list={bounds?.offered && `${id}-offered`}
          defaultValue={text}
          readOnly={isLocked}
        />
        {bounds?.offered && (
          <datalist id={`${id}-offered`}>
            {bounds.offered.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        )}
      </>
    )
  }

  return (
    <div className={`${styles.field} ${isWide(field) ? styles.wide : ''}`}>
      <label htmlFor={id}>
        {field.label[locale]} {optional && <span className={styles.optional}>({words.optional})</span>}
      </label>
      {control()}
      <FieldError id={id} error={error} />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
