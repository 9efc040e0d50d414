import * as v from 'valibot'
import { uploadHint, wrongType } from './chosen-file.ts'
import { type Field, type FieldOptions, field } from './field.ts'

/** The path under which the service answers stored uploads. */
export const uploadPath = '/api/v1/files/'

const name = { least: 32, most: 128 }
const max = uploadPath.length + name.most
const address = new RegExp(`^${uploadPath}[A-Za-z0-9_-]{${name.least},${name.most}}$`)

type Upload<N extends string> = Omit<FieldOptions<N>, 'control' | 'hint' | 'invalid' | 'max' | 'rule' | 'samples'>

/** Declares an upload: on the wire it is the address that `file/store` answered, so no link to elsewhere can be sent. */
export const upload = <const N extends string>(declared: Upload<N>): Field<N> =>
  field<N>({
    ...declared,
    control: 'file',
    hint: uploadHint,
    max,
    rule: (text) => v.pipe(text, v.regex(address)),
    invalid: wrongType,
    samples: {
      good: [uploadPath + 'Aa0_-Bb1'.repeat(4), uploadPath + 'x'.repeat(name.most)],
      bad: [
        '',
        uploadPath,
        uploadPath + 'x'.repeat(name.least - 1),
        uploadPath + 'x'.repeat(name.most + 1),
        `${uploadPath}../${'x'.repeat(32)}`,
        `${uploadPath + 'x'.repeat(32)}?a=b`,
        `${uploadPath + 'x'.repeat(32)}/y`,
        `https://example.com${uploadPath}${'x'.repeat(32)}`,
        `//example.com${uploadPath}${'x'.repeat(32)}`,
        `javascript:${'x'.repeat(32)}`,
        'diploma.pdf',
      ],
    },
  })
