import * as v from 'valibot'
import { hasVisible } from './characters.ts'
import { field } from './field.ts'

const max = 5000

/** The visitor's message, of several lines. */
export const message = field({
  name: 'message',
  label: { kz: 'Хабарлама', ru: 'Сообщение', en: 'Message' },
  control: 'textarea',
  max,
  rule: (text) => v.pipe(text, v.regex(hasVisible)),
  missing: { kz: 'Хабарламаңызды жазыңыз.', ru: 'Напишите сообщение.', en: 'Write your message.' },
  invalid: {
    kz: 'Хабарламада оқылмайтын таңбалар бар.',
    ru: 'В сообщении есть нечитаемые символы.',
    en: 'The message has characters that cannot be read.',
  },
  samples: {
    good: ['Сәлеметсіз бе!\r\n\tОқуға қалай түсемін?', '?', '👩‍🎓', '<b>a</b>', 'ұ'.repeat(max)],
    bad: ['', ' \n\t ', '\u200b', 'a\u0000b', 'a\u001bb', 'a\u0085b', '\u202eab', 'a\udc00', 'ұ'.repeat(max + 1)],
  },
})
