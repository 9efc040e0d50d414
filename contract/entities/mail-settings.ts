import type { Option } from '../attributes/attribute.ts'
import { mailbox } from '../attributes/mailbox.ts'
import { list } from '../attributes/nested.ts'
import { text } from '../attributes/text.ts'
import { choice } from '../attributes/values.ts'
import { addedName } from '../forms/added.ts'
import type { Form } from '../forms/form.ts'
import { forms } from '../forms/registry.ts'
import { entity } from './entity.ts'

// A form whose receiver the visitor chooses has no office of its own.
const formOptions: readonly Option[] = Object.values<Form>(forms)
  .filter((form) => addedName(form, 'receiver') === undefined)
  .map(({ name, title }) => ({ value: name, label: title }))

/**
 * Who is written to when a form was sent, and from which address. No call answers it: the addresses are for the service
 * alone. A form without an office goes to the university's general address.
 */
export const mailSettings = entity({
  kind: 'mail-settings',
  plural: 'mail-settings',
  label: { kz: 'Пошта баптаулары', ru: 'Настройки почты', en: 'Mail settings' },
  singleton: true,
  adminOnly: true,
  attributes: {
    title: text({ required: true }),
    sender: mailbox({ label: { kz: 'Жіберушінің мекенжайы', ru: 'Адрес отправителя', en: 'Sender address' } }),
    offices: list(
      {
        form: choice(formOptions, { required: true, label: { kz: 'Нысан', ru: 'Форма', en: 'Form' } }),
        email: mailbox({ required: true }),
      },
      {
        label: {
          kz: 'Өтінімдерді қабылдайтын бөлімшелер',
          ru: 'Подразделения, принимающие заявки',
          en: 'Offices that receive applications',
        },
      },
    ),
  },
  calls: {},
  sample: {
    title: { kz: 'Өтінімдер поштасы', ru: 'Почта заявок', en: 'Mail of applications' },
    sender: 'noreply@university.example',
    offices: [{ form: 'consultation', email: 'admissions@university.example' }],
  },
})
