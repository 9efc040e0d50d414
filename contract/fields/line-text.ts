import * as v from 'valibot'
import { hasLetterOrDigit } from './characters.ts'
import { type Field, type FieldOptions, field } from './field.ts'

type LineText<N extends string> = Omit<FieldOptions<N>, 'control' | 'invalid' | 'rule' | 'samples'> & {
  good: readonly [string, ...string[]]
}

/** Declares a field of words on one line: anything with a letter or a digit in it, up to its limit. */
export const lineText = <const N extends string>({ good, ...declared }: LineText<N>): Field<N> =>
  field<N>({
    ...declared,
    control: 'text',
    rule: (text) => v.pipe(text, v.regex(hasLetterOrDigit)),
    invalid: {
      kz: 'Бір жолға, әріптермен немесе цифрлармен жазыңыз.',
      ru: 'Напишите в одну строку, буквами или цифрами.',
      en: 'Write on one line, in letters or digits.',
    },
    samples: {
      good: [...good, 'Ә', '7', 'ұ'.repeat(declared.max)],
      bad: ['', '   ', '---', 'a\nb', 'a\tb', 'a\u0000b', 'a\u0085b', '\u202eab', 'a\ud800', 'ұ'.repeat(declared.max + 1)],
    },
  })
