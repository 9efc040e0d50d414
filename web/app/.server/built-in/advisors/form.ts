import type { Locale } from '@narkhoz/contract/locales.ts'
import { say } from '../texts.ts'

const lead = say(
  'Кімге жүгінерін білмейтіндер үшін: мектебіңіз бен курсыңызды көрсетсеңіз, сізге эдвайзердің өзі хабарласады.',
  'Для тех, кто не знает, к кому идти: укажите школу и курс, и эдвайзер свяжется с вами сам.',
  'For those who do not know whom to ask: give your school and year, and an adviser will get in touch with you.',
)

const schools = [
  say('Экономика және менеджмент мектебі', 'Школа экономики и менеджмента', 'School of Economics and Management'),
  say('Бизнес-мектеп', 'Бизнес-школа', 'Business School'),
  say('Цифрлық технологиялар мектебі', 'Школа цифровых технологий', 'School of Digital Technologies'),
  say('Өнер және әлеуметтік ғылымдар мектебі', 'Школа искусств и социальных наук', 'School of Arts and Social Sciences'),
  say('Құқық және мемлекеттік саясат мектебі', 'Школа права и государственной политики', 'School of Law and Public Policy'),
]

const courses = [
  say('1-курс', '1-й курс', 'First year'),
  say('2-курс', '2-й курс', 'Second year'),
  say('3-курс', '3-й курс', 'Third year'),
  say('4-курс', '4-й курс', 'Fourth year'),
  say('Магистратура, 1-курс', 'Магистратура, 1-й курс', 'Master’s, first year'),
  say('Магистратура, 2-курс', 'Магистратура, 2-й курс', 'Master’s, second year'),
  say('Докторантура', 'Докторантура', 'Doctoral studies'),
]

const choices = (texts: typeof schools, lang: Locale) => texts.map((text) => ({ value: text[lang], title: text[lang] }))

/** Texts and options of the form. The page makes no call, and this form submits the selected labels. */
export const advisorForm = (lang: Locale) => ({
  lead: lead[lang],
  options: { school: choices(schools, lang), course: choices(courses, lang) },
})
