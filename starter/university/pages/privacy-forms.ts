import { addedName } from '@narkhoz/contract/forms/added.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { contactSettings } from '../contact-settings.ts'

/** The purpose of each form: everything else in the table is declared with the form or is in the contacts. */
const purposes: Readonly<Record<FormName, Labels>> = {
  consultation: { kz: 'сұраққа жауап беру', ru: 'ответить на вопрос', en: 'to answer you' },
  entrant: {
    kz: 'өтінімді қарау, оқуға түсуге көмектесу',
    ru: 'рассмотреть заявку и помочь поступить',
    en: 'to consider your application',
  },
  school: { kz: 'бағдарлама бойынша хабарласу', ru: 'связаться по программе', en: 'to contact you about the programme' },
  tour: { kz: 'келушілерді қарсы алу', ru: 'встретить гостей', en: 'to receive visitors' },
  registration: { kz: 'кездесуді дайындау', ru: 'подготовить встречу', en: 'to prepare the meeting' },
  advisor: { kz: 'эдвайзермен байланыстыру', ru: 'связать с эдвайзером', en: 'to put you in touch with an adviser' },
  question: { kz: 'сұраққа жауап дайындау', ru: 'подготовить ответ', en: 'to prepare an answer' },
  'archive-info': {
    kz: 'анықтаманы рәсімдеу және жеткізу',
    ru: 'оформить и доставить справку',
    en: 'to issue and deliver the certificate',
  },
  transcript: {
    kz: 'транскриптіні рәсімдеу және жеткізу',
    ru: 'оформить и доставить транскрипт',
    en: 'to issue and deliver the transcript',
  },
  meeting: { kz: 'түлектер кездесуін ұйымдастыру', ru: 'организовать встречу выпускников', en: 'to organise a meeting of alumni' },
  'success-story': { kz: 'жетістік жолы туралы жазу', ru: 'рассказать об успехе выпускника', en: 'to tell the story of a graduate' },
  book: { kz: 'кітапты беру немесе жеткізу', ru: 'выдать или доставить книгу', en: 'to lend or deliver the book' },
  vacancy: { kz: 'өтінімді жұмыс берушіге жеткізу', ru: 'передать заявку работодателю', en: 'to pass the application to the employer' },
  'summer-school': { kz: 'жазғы мектепке тіркеу', ru: 'записать в летнюю школу', en: 'to register you for the summer school' },
  service: { kz: 'қызмет түрін ұсыну', ru: 'предложить услугу', en: 'to offer a service' },
}

const concerned: Labels = {
  kz: 'беті арқылы жазылған орталық',
  ru: 'центр, на странице которого вы записались',
  en: 'the centre on whose page you booked',
}
const asked: Labels = { kz: 'сұрақ жолданған басшы', ru: 'тот, кому задан вопрос', en: 'the person you ask' }

const offices = contactSettings.flatMap(({ attributes }) => attributes.items as readonly { title: Labels; forms?: readonly string[] }[])

const handledBy = (form: Form): Labels => {
  if (form.atPage) return concerned
  if (addedName(form, 'receiver')) return asked
  const office = offices.find((one) => one.forms?.includes(form.name))
  if (!office) throw new Error(`No office of the contacts handles ${form.name}`)
  return office.title
}

/** A label within a list; what begins with an abbreviation stays as it is. */
const inList = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

const inEvery = (of: (locale: keyof Labels) => string): Labels => ({ kz: of('kz'), ru: of('ru'), en: of('en') })

const askedFor = ({ fields }: Form): Labels => inEvery((locale) => fields.map(({ field }) => inList(field.label[locale])).join('; '))

const days: Labels = { kz: 'күн', ru: 'дней', en: 'days' }

/** Every form that stores personal data: its fields, its purpose, its readers and its retention. */
export const privacyColumns = [
  { title: { kz: 'Нысан', ru: 'Форма', en: 'Form' } },
  { title: { kz: 'Сұралатын мәлімет', ru: 'Что спрашиваем', en: 'What we ask for' } },
  { title: { kz: 'Мақсаты', ru: 'Зачем', en: 'Purpose' } },
  { title: { kz: 'Кім көреді', ru: 'Кто видит', en: 'Who sees it' } },
  { title: { kz: 'Сақтау мерзімі', ru: 'Сколько хранится', en: 'Kept for' } },
]

/** A row for each of them, from their declarations. */
export const privacyRows = (Object.values(forms) as (Form & { name: FormName })[]).map((form) => ({
  cells: [
    form.title,
    askedFor(form),
    purposes[form.name],
    handledBy(form),
    inEvery((locale) => `${form.retentionDays}\u00a0${days[locale]}`),
  ].map((text) => ({ text })),
}))
