import * as v from 'valibot'
import type { Option } from '../attributes/attribute.ts'
import { type Field, type FieldOptions, field } from './field.ts'

type FixedChoice<N extends string> = Omit<FieldOptions<N>, 'control' | 'invalid' | 'max' | 'rule' | 'samples' | 'source'> & {
  options: readonly [Option, ...Option[]]
}

// Longer than any value, so that a wrong one is reported as unknown and not as too long.
const max = 40

/** Declares a select of a fixed list that takes its values and nothing else. */
export const fixedChoice = <const N extends string>({ options, ...declared }: FixedChoice<N>): Field<N> => {
  const values = options.map(({ value }) => value)
  return field<N>({
    ...declared,
    control: 'select',
    source: { fixed: options },
    max,
    rule: (text) =>
      v.pipe(
        text,
        v.check((value) => values.includes(value), 'must be one of the list'),
      ),
    invalid: { kz: 'Тізімнен таңдаңыз.', ru: 'Выберите из списка.', en: 'Choose from the list.' },
    samples: {
      good: [options[0].value, ...values.slice(1)],
      bad: ['', '  ', '—', 'other', 'constructor', 'a\u0000b', 'x'.repeat(max + 1)],
    },
  })
}
