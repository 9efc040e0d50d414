import * as v from 'valibot'
import { field } from './field.ts'

/** How many people come. */
export const guests = field({
  name: 'guests',
  label: { kz: 'Неше адам келеді', ru: 'Сколько человек придёт', en: 'Number of visitors' },
  control: 'text',
  inputMode: 'numeric',
  max: 2,
  rule: (text) => v.pipe(text, v.regex(/^(?:[1-9]|[1-4]\d|50)$/)),
  missing: { kz: 'Неше адам келетінін жазыңыз.', ru: 'Укажите, сколько человек придёт.', en: 'Enter the number of visitors.' },
  invalid: { kz: '1-ден 50-ге дейінгі санды жазыңыз.', ru: 'Укажите число от 1 до 50.', en: 'Enter a number from 1 to 50.' },
  samples: { good: ['2', '1', '50'], bad: ['', '0', '51', '-1', '1.5', '1e1', 'a', '05', '２'] },
})
