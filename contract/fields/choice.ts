import * as v from 'valibot'
import { hasLetterOrDigit } from './characters.ts'
import { type Field, type FieldOptions, field, type Source } from './field.ts'

type Choice<N extends string> = Omit<FieldOptions<N>, 'control' | 'invalid' | 'max' | 'rule' | 'samples' | 'source'> & {
  source: Source
  good: readonly [string, ...string[]]
}

// The titles of entries are at most this long; a shorter limit would refuse an option that the site itself offered.
const max = 300

/** Declares a select; its own rule validates labels, since a select of entries sends an id. */
export const choice = <const N extends string>({ good, ...declared }: Choice<N>): Field<N> =>
  field<N>({
    ...declared,
    control: 'select',
    max,
    rule: (text) => v.pipe(text, v.regex(hasLetterOrDigit)),
    invalid: { kz: 'Тізімнен таңдаңыз.', ru: 'Выберите из списка.', en: 'Choose from the list.' },
    samples: { good: [...good, 'ұ'.repeat(max)], bad: ['', '  ', '—', 'a\nb', 'a\u0000b', 'ұ'.repeat(max + 1)] },
  })
