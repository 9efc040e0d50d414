import type { Labels, Locale } from '@narkhoz/contract/locales.ts'

const inRussian = new Intl.PluralRules('ru')
const russianDays: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'день', few: 'дня' }

/** The words of mails that no form declares. */
export const words = {
  office: {
    subject: { kz: 'Жаңа өтінім', ru: 'Новая заявка', en: 'New request' },
    intro: { kz: 'Сайттан жаңа өтінім түсті.', ru: 'С сайта пришла новая заявка.', en: 'A new request has come in from the site.' },
    files: {
      kz: 'Файлдар хатқа тіркелмейді, олар қызметтің өзінде ашылады.',
      ru: 'Файлы к письму не прилагаются, они открываются в самом сервисе.',
      en: 'Files are not attached; they are opened in the service itself.',
    },
    reply: {
      kz: 'Осы хатқа жазған жауабыңыз өтінім иесіне жетеді.',
      ru: 'Ответ на это письмо уйдёт автору заявки.',
      en: 'A reply to this email goes to the person who sent the request.',
    },
  },
  visitor: {
    subject: { kz: 'Өтініміңіз қабылданды', ru: 'Ваша заявка принята', en: 'We have received your request' },
    intro: {
      kz: 'Сәлеметсіз бе! Сайттан жіберген өтініміңіз қабылданды.',
      ru: 'Здравствуйте! Мы получили заявку, которую вы отправили на сайте.',
      en: 'Hello! We have received the request you sent from our site.',
    },
    status: {
      kz: 'Өтінімнің жағдайын мына бетте көре аласыз. Ол үшін нысанда көрсетілген пошта немесе телефон қажет:',
      ru: 'Статус заявки можно узнать на этой странице. Понадобится почта или телефон, указанные в форме:',
      en: 'You can check its status on this page. You will need the email or phone you gave in the form:',
    },
    reminder: {
      kz: 'Қабылдау ашылған күні сізге хабарласамыз.',
      ru: 'В день открытия приёма мы с вами свяжемся.',
      en: 'We will get in touch on the day admission opens.',
    },
    call: {
      kz: 'Сұрағыңыз болса, қоңырау шалыңыз:',
      ru: 'Если есть вопросы, позвоните:',
      en: 'If you have questions, call',
    },
    stranger: {
      kz: 'Егер ештеңе жібермеген болсаңыз, бұл хатқа мән бермеңіз.',
      ru: 'Если вы ничего не отправляли, не обращайте внимания на это письмо.',
      en: 'If you did not send anything, please ignore this email.',
    },
  },
  applicant: {
    subject: { kz: 'Өтініміңізге жауап', ru: 'Ответ на вашу заявку', en: 'Our answer to your request' },
    intro: { kz: 'Сәлеметсіз бе!', ru: 'Здравствуйте!', en: 'Hello!' },
    reply: {
      kz: 'Сұрағыңыз болса, осы хатқа жауап жазыңыз.',
      ru: 'Если остались вопросы, ответьте на это письмо.',
      en: 'If you have further questions, reply to this email.',
    },
  },
  invited: {
    subject: {
      kz: 'Сайтты басқару жүйесіне шақыру',
      ru: 'Приглашение в систему управления сайтом',
      en: 'Your invitation to manage the site',
    },
    intro: {
      kz: 'Сәлеметсіз бе! Сізге сайтты басқару жүйесінде тіркелгі ашылды.',
      ru: 'Здравствуйте! Для вас создана учётная запись в системе управления сайтом.',
      en: 'Hello! An account for managing the site has been made for you.',
    },
    link: {
      kz: 'Құпиясөз орнату үшін мына сілтемені ашыңыз. Ол жеті күн ішінде бір рет ашылады:',
      ru: 'Откройте ссылку и задайте пароль. Она действует семь дней и только один раз:',
      en: 'Open this link to choose a password. It works once, within seven days:',
    },
  },
  forgetful: {
    subject: { kz: 'Құпиясөзді қалпына келтіру', ru: 'Восстановление пароля', en: 'Choose a new password' },
    intro: {
      kz: 'Сәлеметсіз бе! Сайтты басқару жүйесінде құпиясөзіңізді ауыстыру сұралды.',
      ru: 'Здравствуйте! В системе управления сайтом запросили смену вашего пароля.',
      en: 'Hello! Somebody asked to change your password for managing the site.',
    },
    link: {
      kz: 'Жаңа құпиясөз орнату үшін мына сілтемені ашыңыз. Ол бір сағат ішінде бір рет ашылады:',
      ru: 'Откройте ссылку и задайте новый пароль. Она действует один час и только один раз:',
      en: 'Open this link to choose a new one. It works once, within an hour:',
    },
    stranger: {
      kz: 'Егер мұны сіз сұрамаған болсаңыз, ештеңе істеудің қажеті жоқ: құпиясөзіңіз өзгермейді.',
      ru: 'Если это были не вы, ничего делать не нужно: пароль останется прежним.',
      en: 'If it was not you, there is nothing to do: your password stays as it is.',
    },
  },
  newAddress: {
    subject: { kz: 'Жаңа поштаңызды растаңыз', ru: 'Подтвердите новую почту', en: 'Confirm your new email' },
    intro: {
      kz: 'Сәлеметсіз бе! Сайтты басқару жүйесіндегі тіркелгі үшін осы пошта көрсетілді.',
      ru: 'Здравствуйте! Эту почту указали для учётной записи в системе управления сайтом.',
      en: 'Hello! This email was given for an account in the administration of the site.',
    },
    link: {
      kz: 'Осы пошта арқылы кіру үшін мына сілтемені ашыңыз. Ол бір сағат ішінде бір рет ашылады:',
      ru: 'Откройте ссылку, чтобы входить с этой почтой. Она действует один час и только один раз:',
      en: 'Open this link to use it for signing in. The link works once, within an hour:',
    },
    stranger: {
      kz: 'Егер мұны сіз сұрамаған болсаңыз, бұл хатқа мән бермеңіз: ештеңе өзгермейді.',
      ru: 'Если это были не вы, не обращайте внимания на это письмо: ничего не изменится.',
      en: 'If it was not you, please ignore this email: nothing will change.',
    },
  },
  oldAddress: {
    subject: {
      kz: 'Тіркелгіңіздің поштасы ауыстырылды',
      ru: 'Почта вашей учётной записи изменена',
      en: 'The email of your account has changed',
    },
    intro: {
      kz: 'Сәлеметсіз бе! Сайтты басқару жүйесіндегі тіркелгіңіздің поштасы ауыстырылды. Енді бұл поштамен кіруге болмайды.',
      ru: 'Здравствуйте! Почту вашей учётной записи в системе управления сайтом изменили. С этой почтой войти больше нельзя.',
      en: 'Hello! The email of your account in the administration of the site has changed. You can no longer sign in with this one.',
    },
    stranger: {
      kz: 'Егер мұны сіз істемеген болсаңыз, сайт әкімшісіне бірден хабарлаңыз.',
      ru: 'Если это сделали не вы, сразу сообщите администратору сайта.',
      en: 'If it was not you, tell the administrator of the site at once.',
    },
  },
  form: { kz: 'Нысан', ru: 'Форма', en: 'Form' },
  code: { kz: 'Өтінім коды', ru: 'Код заявки', en: 'Request code' },
  sent: { kz: 'Жіберілген уақыты', ru: 'Отправлено', en: 'Sent' },
  handledBy: { kz: 'Қарайтын бөлім', ru: 'Кто занимается', en: 'Handled by' },
  page: { kz: 'Жіберілген бет', ru: 'Страница', en: 'Page' },
  campaign: { kz: 'Науқан белгілері', ru: 'Метки кампании', en: 'Campaign tags' },
} as const satisfies Record<string, Labels | Record<string, Labels>>

/** The promised number of working days. */
export const answeredWithin = (days: number): Labels => ({
  kz: `Маман әдетте ${days === 1 ? 'бір' : days} жұмыс күні ішінде хабарласады.`,
  ru: `Специалист обычно связывается с вами в течение ${days === 1 ? 'одного' : days} ${inRussian.select(days) === 'one' ? 'рабочего дня' : 'рабочих дней'}.`,
  en: `A member of staff usually gets in touch within ${days === 1 ? 'one working day' : `${days} working days`}.`,
})

/** The retention of a submission. */
export const keptFor = (days: number): Labels => ({
  kz: `Деректеріңіз ${days} күн сақталады, содан кейін жойылады.`,
  ru: `Ваши данные хранятся ${days} ${russianDays[inRussian.select(days)] ?? 'дней'}, затем удаляются.`,
  en: `Your data is kept for ${days} ${days === 1 ? 'day' : 'days'} and then deleted.`,
})

const kilobytes: Labels = { kz: 'КБ', ru: 'КБ', en: 'KB' }

/** A stored file in words: type and size. */
export const fileWords = (type: string, bytes: number, lang: Locale) =>
  `${type.replace(/^\w+\//, '').toUpperCase()}, ${Math.max(1, Math.round(bytes / 1024))} ${kilobytes[lang]}`
