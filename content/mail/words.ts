import type { Labels, Locale } from '@narkhoz/contract/locales.ts'

const inRussian = new Intl.PluralRules('ru')
const russianDays: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'день', few: 'дня' }

/** The words of mails that no form declares. */
export const words = {
  office: {
    subject: { kz: 'Жаңа өтінім', ru: 'Новое обращение', en: 'New application' },
    intro: { kz: 'Сайттан жаңа өтінім түсті.', ru: 'С сайта пришло новое обращение.', en: 'A new application has come in from the site.' },
    files: {
      kz: 'Файлдар хатқа тіркелмейді, олар қызметтің өзінде ашылады.',
      ru: 'Файлы к письму не прилагаются, они открываются в самом сервисе.',
      en: 'Files are not attached; they are opened in the service itself.',
    },
    reply: {
      kz: 'Осы хатқа жазған жауабыңыз өтінім иесіне жетеді.',
      ru: 'Ответ на это письмо уйдёт автору обращения.',
      en: 'A reply to this mail goes to the person who applied.',
    },
  },
  visitor: {
    subject: { kz: 'Өтініміңіз қабылданды', ru: 'Ваше обращение принято', en: 'We have received your application' },
    intro: {
      kz: 'Сәлеметсіз бе! Сайттан жіберген өтініміңіз қабылданды.',
      ru: 'Здравствуйте! Мы получили обращение, которое вы отправили на сайте.',
      en: 'Hello! We have received the application you sent from our site.',
    },
    status: {
      kz: 'Өтінімнің барысын мына бетте көре аласыз. Ол үшін нысанда көрсетілген пошта немесе телефон қажет:',
      ru: 'Как идёт работа, можно узнать на этой странице. Понадобится почта или телефон, указанные в форме:',
      en: 'You can see how it stands on this page. You will need the email or phone you gave in the form:',
    },
    stranger: {
      kz: 'Егер ештеңе жібермеген болсаңыз, бұл хатқа мән бермеңіз.',
      ru: 'Если вы ничего не отправляли, не обращайте внимания на это письмо.',
      en: 'If you did not send anything, please ignore this mail.',
    },
  },
  form: { kz: 'Нысан', ru: 'Форма', en: 'Form' },
  code: { kz: 'Өтінім коды', ru: 'Код обращения', en: 'Reference code' },
  sent: { kz: 'Жіберілген уақыты', ru: 'Отправлено', en: 'Sent' },
  page: { kz: 'Жіберілген бет', ru: 'Страница', en: 'Page' },
  campaign: { kz: 'Науқан белгілері', ru: 'Метки кампании', en: 'Campaign tags' },
} as const satisfies Record<string, Labels | Record<string, Labels>>

/** How long what was sent is kept. */
export const keptFor = (days: number): Labels => ({
  kz: `Деректеріңіз ${days} күн сақталады, содан кейін жойылады.`,
  ru: `Ваши данные хранятся ${days} ${russianDays[inRussian.select(days)] ?? 'дней'}, затем удаляются.`,
  en: `Your data is kept for ${days} ${days === 1 ? 'day' : 'days'} and then deleted.`,
})

const kilobytes: Labels = { kz: 'КБ', ru: 'КБ', en: 'KB' }

/** A stored file in a few words: what it is and how large. */
export const fileWords = (type: string, bytes: number, lang: Locale) =>
  `${type.replace(/^\w+\//, '').toUpperCase()}, ${Math.max(1, Math.round(bytes / 1024))} ${kilobytes[lang]}`
