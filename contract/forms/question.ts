import { email } from '../fields/email.ts'
import { fio } from '../fields/fio.ts'
import { message } from '../fields/message.ts'
import { tel } from '../fields/tel.ts'
import type { Labels } from '../locales.ts'
import { form, formField } from './form.ts'

/** The label of the list of receivers of a question. */
export const receiverLabel: Labels = { kz: 'Сұрақ кімге арналған', ru: 'Кому адресован вопрос', en: 'Who the question is for' }

/** The message when the receiver is missing or not on the list. */
export const receiverMissing: Labels = {
  kz: 'Сұрақ кімге арналғанын тізімнен таңдаңыз.',
  ru: 'Выберите из списка, кому адресован вопрос.',
  en: 'Choose from the list who the question is for.',
}

/** A question to the president or another leader; whom it goes to is filled in by the site's server and checked against the service's list. */
export const question = form({
  name: 'question',
  title: { kz: 'Басшылыққа сұрақ қою', ru: 'Вопрос руководству', en: 'Question to the leadership' },
  action: { kz: 'Сұрақ жіберу', ru: 'Отправить вопрос', en: 'Send question' },
  endpoint: 'applications/question',
  retentionDays: 365,
  answerDays: 15,
  fields: [formField(fio), formField(email, { as: 'email_from' }), formField(tel), formField(message)],
  added: { email_to: 'receiver' },
})
