import type { Labels, Locale } from './locales.ts'

/** Every error of the service: its status and its message. */
export const errors = {
  unknown_lang: {
    status: 400,
    message: {
      kz: 'lang мәні kz, ru немесе en болуы керек.',
      ru: 'Значение lang должно быть kz, ru или en.',
      en: 'lang must be kz, ru or en.',
    },
  },
  bad_query: { status: 400, message: { kz: 'Сұрау параметрі қате.', ru: 'Неверный параметр запроса.', en: 'A query parameter is wrong.' } },
  bad_address: {
    status: 400,
    message: { kz: 'Мекенжай дұрыс жазылмаған.', ru: 'Адрес записан неверно.', en: 'The address is malformed.' },
  },
  bad_body: {
    status: 400,
    message: { kz: 'Сұрау мазмұны оқылмады.', ru: 'Не удалось прочитать тело запроса.', en: 'The request body could not be read.' },
  },
  no_file: {
    status: 400,
    message: { kz: 'file өрісінде бір файл жіберіңіз.', ru: 'Отправьте один файл в поле file.', en: 'Send one file in the field file.' },
  },
  wrong_credential: { status: 401, message: { kz: 'Пошта немесе кілт қате.', ru: 'Неверная почта или ключ.', en: 'Wrong email or key.' } },
  not_signed_in: {
    status: 401,
    message: { kz: 'Жарамды кіру белгісі қажет.', ru: 'Нужен действующий токен доступа.', en: 'A valid access token is needed.' },
  },
  signed_out: {
    status: 401,
    message: { kz: 'Алдымен жүйеге кіріңіз.', ru: 'Сначала войдите в систему.', en: 'Please sign in first.' },
  },
  wrong_sign_in: {
    status: 401,
    message: { kz: 'Пошта немесе құпиясөз қате.', ru: 'Неверная почта или пароль.', en: 'Wrong email or password.' },
  },
  wrong_password: { status: 401, message: { kz: 'Құпиясөз қате.', ru: 'Неверный пароль.', en: 'Wrong password.' } },
  wrong_code: {
    status: 401,
    message: { kz: 'Код қате немесе мерзімі өткен.', ru: 'Код неверен или устарел.', en: 'The code is wrong or has expired.' },
  },
  sign_in_again: {
    status: 401,
    message: { kz: 'Жүйеге қайта кіріңіз.', ru: 'Войдите заново.', en: 'Please sign in again.' },
  },
  foreign_origin: {
    status: 403,
    message: { kz: 'Сұрау басқа сайттан келді.', ru: 'Запрос пришёл с другого сайта.', en: 'The request came from another site.' },
  },
  not_allowed: { status: 403, message: { kz: 'Бұл әрекетке рұқсат жоқ.', ru: 'Это действие не разрешено.', en: 'This is not allowed.' } },
  not_found: { status: 404, message: { kz: 'Мұндай мазмұн жоқ.', ru: 'Такого содержимого нет.', en: 'Not found.' } },
  wrong_method: {
    status: 405,
    message: {
      kz: 'Бұл мекенжай мұндай әдісті қабылдамайды.',
      ru: 'Этот адрес не принимает такой метод.',
      en: 'This address does not accept that method.',
    },
  },
  key_reused: {
    status: 409,
    message: {
      kz: 'Осы Idempotency-Key басқа мазмұнмен бұрын жіберілген.',
      ru: 'Этот Idempotency-Key уже использован с другим содержимым.',
      en: 'This Idempotency-Key was used before with other content.',
    },
  },
  conflict: {
    status: 409,
    message: {
      kz: 'Мұны осы аралықта басқа біреу өзгертті.',
      ru: 'За это время это изменил кто-то другой.',
      en: 'Somebody else has changed this in the meantime.',
    },
  },
  worked_on: {
    status: 409,
    message: {
      kz: 'Осы аралықта өтініммен әріптесіңіз жұмыс істеді. Тарихын қарап, қажет болса, қайта басыңыз.',
      ru: 'За это время с заявкой поработал ваш коллега. Посмотрите историю и, если нужно, нажмите ещё раз.',
      en: 'A colleague has worked on this application in the meantime. Look at the history, and press again if you still want to.',
    },
  },
  in_use: {
    status: 409,
    message: {
      kz: 'Бұған басқа жазбалар сілтеме жасайды.',
      ru: 'На это ссылаются другие записи.',
      en: 'Other entries refer to this.',
    },
  },
  needed: {
    status: 409,
    message: {
      kz: 'Сайт бұл жазбасыз жұмыс істей алмайды.',
      ru: 'Сайт не может обойтись без этой записи.',
      en: 'The site cannot do without this entry.',
    },
  },
  only_one: {
    status: 409,
    message: { kz: 'Мұндай жазба біреу ғана болады.', ru: 'Такая запись может быть только одна.', en: 'There can be only one such entry.' },
  },
  not_live: {
    status: 409,
    message: { kz: 'Бұл жазба жарияланбаған.', ru: 'Эта запись не опубликована.', en: 'This entry is not published.' },
  },
  last_administrator: {
    status: 409,
    message: {
      kz: 'Кемінде бір әкімші қалуы керек.',
      ru: 'Должен остаться хотя бы один администратор.',
      en: 'At least one administrator must remain.',
    },
  },
  link_ended: {
    status: 410,
    message: {
      kz: 'Сілтеме жарамсыз: ол пайдаланылған немесе мерзімі өткен.',
      ru: 'Ссылка недействительна: она уже использована или устарела.',
      en: 'The link is not valid: it was used already or has expired.',
    },
  },
  too_large: {
    status: 413,
    message: { kz: 'Жіберілген дерек тым үлкен.', ru: 'Отправлено слишком много данных.', en: 'The request is too large.' },
  },
  wrong_type: {
    status: 415,
    message: {
      kz: 'Күтілетін мазмұн түрі басқа.',
      ru: 'Ожидается другой тип содержимого.',
      en: 'Another content type is expected.',
    },
  },
  invalid: {
    status: 422,
    message: {
      kz: 'Кейбір өрістер дұрыс толтырылмаған.',
      ru: 'Некоторые поля заполнены неверно.',
      en: 'Some fields are not filled in correctly.',
    },
  },
  export_too_long: {
    status: 422,
    message: {
      kz: 'XLSX файлы үшін жол тым көп. Сүзгілерді нақтылаңыз немесе CSV таңдаңыз.',
      ru: 'Для файла XLSX слишком много строк. Уточните фильтры или выберите CSV.',
      en: 'There are too many rows for an XLSX file. Narrow the filters or choose CSV.',
    },
  },
  no_mailbox: {
    status: 422,
    message: {
      kz: 'Өтінімде хат жіберуге болатын пошта жоқ.',
      ru: 'В заявке нет почты, на которую можно ответить.',
      en: 'The application has no email that can be written to.',
    },
  },
  too_many: {
    status: 429,
    message: {
      kz: 'Тым көп әрекет. Кейінірек қайталаңыз.',
      ru: 'Слишком много попыток. Повторите позже.',
      en: 'Too many attempts. Try again later.',
    },
  },
  internal: {
    status: 500,
    message: { kz: 'Қызметте ақау болды.', ru: 'В сервисе произошла ошибка.', en: 'Something went wrong in the service.' },
  },
  unavailable: {
    status: 503,
    message: { kz: 'Қызмет уақытша қолжетімсіз.', ru: 'Сервис временно недоступен.', en: 'The service is unavailable for now.' },
  },
  busy: {
    status: 503,
    message: {
      kz: 'Қазір сұрау тым көп. Сәл кейінірек қайталаңыз.',
      ru: 'Сейчас слишком много запросов. Повторите чуть позже.',
      en: 'There are too many requests right now. Try again in a moment.',
    },
  },
} as const satisfies Record<string, { status: number; message: Labels }>

/** The name of a declared error. */
export type ErrorCode = keyof typeof errors

/** An error that becomes a response: its code, its subject, and the fields concerned. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly about: string | undefined
  readonly fields: Readonly<Record<string, Labels>> | undefined
  readonly retryAfter: number | undefined
  readonly data: unknown

  constructor(
    code: ErrorCode,
    more: {
      /** The name of the invalid parameter, header or kind: shown to the caller. */
      about?: string
      /** Details for developers: only for logs and the seed's output. */
      detail?: string
      fields?: Readonly<Record<string, Labels>>
      retryAfter?: number
      /** Data that the caller needs to continue: sent with the error. */
      data?: unknown
      cause?: unknown
    } = {},
  ) {
    super(more.detail ?? errors[code].message.en, { cause: more.cause })
    this.code = code
    this.about = more.about
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.data = more.data
  }

  /** The body of the answer in one language. */
  body(lang: Locale) {
    const said = errors[this.code].message[lang]
    const message = this.about === undefined ? said : `${said.slice(0, -1)}: ${this.about}.`
    const fields = this.fields && Object.fromEntries(Object.entries(this.fields).map(([name, labels]) => [name, labels[lang]]))
    return { error: { code: this.code, message, ...(fields && { fields }) }, ...(this.data !== undefined && { data: this.data }) }
  }
}
