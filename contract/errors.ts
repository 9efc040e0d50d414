import type { Labels, Locale } from './locales.ts'

/** Every error the service can answer: its status and what it says. */
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
  not_allowed: { status: 403, message: { kz: 'Бұл әрекетке рұқсат жоқ.', ru: 'Это действие не разрешено.', en: 'This is not allowed.' } },
  not_found: { status: 404, message: { kz: 'Мұндай мазмұн жоқ.', ru: 'Такого содержимого нет.', en: 'There is no such thing.' } },
  wrong_method: {
    status: 405,
    message: {
      kz: 'Бұл мекенжай мұндай әдісті қабылдамайды.',
      ru: 'Этот адрес не принимает такой метод.',
      en: 'This address does not take that method.',
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
  too_large: {
    status: 413,
    message: { kz: 'Жіберілген дерек тым үлкен.', ru: 'Отправлено слишком много данных.', en: 'What was sent is too large.' },
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
} as const satisfies Record<string, { status: number; message: Labels }>

/** The name of a declared error. */
export type ErrorCode = keyof typeof errors

/** An error that becomes an answer: its code, what it is about, and the fields concerned. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly about: string | undefined
  readonly fields: Readonly<Record<string, Labels>> | undefined
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    more: {
      /** The name of the parameter, header or kind that is wrong: told to the caller. */
      about?: string
      /** What a developer needs to know: for logs and the seed's output only. */
      detail?: string
      fields?: Readonly<Record<string, Labels>>
      retryAfter?: number
      cause?: unknown
    } = {},
  ) {
    super(more.detail ?? errors[code].message.en, { cause: more.cause })
    this.code = code
    this.about = more.about
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }

  /** The body of the answer in one language. */
  body(lang: Locale) {
    const said = errors[this.code].message[lang]
    const message = this.about === undefined ? said : `${said.slice(0, -1)}: ${this.about}.`
    const fields = this.fields && Object.fromEntries(Object.entries(this.fields).map(([name, labels]) => [name, labels[lang]]))
    return { error: { code: this.code, message, ...(fields && { fields }) } }
  }
}
