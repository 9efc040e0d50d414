type Text = { kz: string; ru: string; en: string }

type Language = 'kz' | 'ru' | 'en' | 'ko'

/** An expert for journalists: the field in plain words, and the contacts. */
type Expert = { field: Text; name: Text; post: Text; languages: readonly Language[]; phone: string; email: string }

const languageNames: Record<Language, Text> = {
  kz: { kz: 'қазақша', ru: 'казахский', en: 'Kazakh' },
  ru: { kz: 'орысша', ru: 'русский', en: 'Russian' },
  en: { kz: 'ағылшынша', ru: 'английский', en: 'English' },
  ko: { kz: 'корейше', ru: 'корейский', en: 'Korean' },
}

/** Staff and researchers with their own email; heads of centres are called there. */
const experts: readonly Expert[] = [
  {
    field: {
      kz: 'Баға, сауда, су және Орталық Азия экономикасы',
      ru: 'Цены, торговля, вода и экономика Центральной Азии',
      en: 'Prices, trade, water and the economies of Central Asia',
    },
    name: { kz: 'Ләйлә Сүлейменова', ru: 'Лейла Сулейменова', en: 'Leila Suleimenova' },
    post: { kz: 'жетекші ғылыми қызметкер', ru: 'ведущий научный сотрудник', en: 'Leading Researcher' },
    languages: ['kz', 'ru', 'en'],
    phone: '+7 (727) 377-11-82',
    email: 'l.suleimenova@narxoz.example',
  },
  {
    field: { kz: 'Салық және бюджет', ru: 'Налоги и бюджет', en: 'Taxes and public budgets' },
    name: { kz: 'Ербол Қасымов', ru: 'Ербол Касымов', en: 'Yerbol Kassymov' },
    post: {
      kz: 'Экономика және менеджмент мектебінің деканы',
      ru: 'декан Школы экономики и менеджмента',
      en: 'Dean of the School of Economics and Management',
    },
    languages: ['kz', 'ru'],
    phone: '+7 (727) 377-11-91',
    email: 'y.kassymov@narxoz.example',
  },
  {
    field: { kz: 'Жұмыс, жалақы және жұмыссыздық', ru: 'Работа, зарплаты и безработица', en: 'Jobs, pay and unemployment' },
    name: { kz: 'Санжар Әбілқасымов', ru: 'Санжар Абилькасымов', en: 'Sanzhar Abilkassymov' },
    post: {
      kz: 'эконометрика бойынша ассистент-профессор',
      ru: 'ассистент-профессор эконометрики',
      en: 'Assistant Professor of Econometrics',
    },
    languages: ['kz', 'ru', 'en'],
    phone: '+7 (727) 377-11-91',
    email: 's.abilkassymov@narxoz.example',
  },
  {
    field: { kz: 'Ауа, экология және оның құны', ru: 'Воздух, экология и их цена', en: 'Air, the environment and what they cost' },
    name: { kz: 'Болат Жұмаділов', ru: 'Болат Жумадилов', en: 'Bolat Zhumadilov' },
    post: {
      kz: 'қоршаған орта экономикасы профессоры',
      ru: 'профессор экономики окружающей среды',
      en: 'Professor of Environmental Economics',
    },
    languages: ['kz', 'ru'],
    phone: '+7 (727) 377-11-91',
    email: 'b.zhumadilov@narxoz.example',
  },
  {
    field: {
      kz: 'Төлем алаяқтығы және үлкен деректер',
      ru: 'Мошенничество с платежами и большие данные',
      en: 'Payment fraud and big data',
    },
    name: { kz: 'Данияр Ким', ru: 'Данияр Ким', en: 'Daniyar Kim' },
    post: {
      kz: 'Қаржы технологиялары зертханасының жетекшісі',
      ru: 'руководитель Лаборатории финансовых технологий',
      en: 'Head of the Financial Technology Laboratory',
    },
    languages: ['ru', 'en', 'ko'],
    phone: '+7 (727) 377-11-83',
    email: 'd.kim@narxoz.example',
  },
  {
    field: { kz: 'Қала, автобус, кептеліс', ru: 'Город, автобусы, пробки', en: 'The city, buses and traffic' },
    name: { kz: 'Серік Мусин', ru: 'Серик Мусин', en: 'Serik Musin' },
    post: { kz: 'CAMRY орталығының жетекшісі', ru: 'руководитель центра CAMRY', en: 'Head of the CAMRY centre' },
    languages: ['kz', 'ru', 'en'],
    phone: '+7 (727) 377-11-61',
    email: 's.musin@narxoz.example',
  },
  {
    field: {
      kz: 'Көші-қон, отбасы, ауылдан қалаға көшу',
      ru: 'Миграция, семья, переезд из села',
      en: 'Migration, families, moving to the city',
    },
    name: { kz: 'Мөлдір Қайырбек', ru: 'Молдир Кайырбек', en: 'Moldir Kairbek' },
    post: {
      kz: 'Қоғам және тұрмыс орталығының жетекшісі',
      ru: 'руководитель Центра общества и быта',
      en: 'Head of the Centre for Society and Everyday Life',
    },
    languages: ['kz', 'ru', 'en'],
    phone: '+7 (727) 377-11-85',
    email: 'm.kairbek@narxoz.example',
  },
  {
    field: { kz: 'Заң, сот және азаматтың құқығы', ru: 'Закон, суд и права граждан', en: 'Law, courts and citizens’ rights' },
    name: { kz: 'Серік Әбдіғалиев', ru: 'Серик Абдигалиев', en: 'Serik Abdigaliyev' },
    post: { kz: 'конституциялық құқық профессоры', ru: 'профессор конституционного права', en: 'Professor of Constitutional Law' },
    languages: ['kz', 'ru'],
    phone: '+7 (727) 377-11-95',
    email: 's.abdigaliyev@narxoz.example',
  },
  {
    field: {
      kz: 'Әкімдік, жергілікті басқару, заң жобаларының құны',
      ru: 'Акиматы, местное управление, цена законопроектов',
      en: 'Local government and what draft laws cost',
    },
    name: { kz: 'Олжас Мырзахметов', ru: 'Олжас Мырзахметов', en: 'Olzhas Myrzakhmetov' },
    post: {
      kz: 'Мемлекеттік саясат орталығының жетекшісі',
      ru: 'руководитель Центра государственной политики',
      en: 'Head of the Centre for Public Policy',
    },
    languages: ['kz', 'ru', 'en'],
    phone: '+7 (727) 377-11-84',
    email: 'o.myrzakhmetov@narxoz.example',
  },
  {
    field: {
      kz: 'Жасанды интеллект және қазақ тілі',
      ru: 'Искусственный интеллект и казахский язык',
      en: 'Artificial intelligence and Kazakh',
    },
    name: { kz: 'Әсел Нұрланова', ru: 'Асель Нурланова', en: 'Assel Nurlanova' },
    post: {
      kz: 'машиналық оқыту бойынша қауымдастырылған профессор',
      ru: 'ассоциированный профессор машинного обучения',
      en: 'Associate Professor of Machine Learning',
    },
    languages: ['kz', 'ru', 'en'],
    phone: '+7 (727) 377-11-93',
    email: 'a.nurlanova@narxoz.example',
  },
  {
    field: { kz: 'Киберқауіпсіздік', ru: 'Кибербезопасность', en: 'Cybersecurity' },
    name: { kz: 'Гүлмира Тілеуова', ru: 'Гульмира Тлеуова', en: 'Gulmira Tleuova' },
    post: { kz: 'киберқауіпсіздік профессоры', ru: 'профессор кибербезопасности', en: 'Professor of Cybersecurity' },
    languages: ['kz', 'ru'],
    phone: '+7 (727) 377-11-93',
    email: 'g.tleuova@narxoz.example',
  },
  {
    field: { kz: 'Жастардың күйзелісі және оқу', ru: 'Стресс молодых и учёба', en: 'Stress among the young, and studying' },
    name: { kz: 'Раушан Сәрсенбаева', ru: 'Раушан Сарсенбаева', en: 'Raushan Sarsenbayeva' },
    post: { kz: 'психология профессоры', ru: 'профессор психологии', en: 'Professor of Psychology' },
    languages: ['kz', 'ru'],
    phone: '+7 (727) 377-11-94',
    email: 'r.sarsenbayeva@narxoz.example',
  },
]

const inEach = (write: (lang: 'kz' | 'ru' | 'en') => string): Text => ({ kz: write('kz'), ru: write('ru'), en: write('en') })

/** The experts as rows of a table: field, name and post, languages, phone and email. */
export const expertRows = experts.map(({ field, name, post, languages, phone, email }) => ({
  cells: [
    { text: field },
    { text: inEach((lang) => `${name[lang]}, ${post[lang]}`) },
    { text: inEach((lang) => languages.map((language) => languageNames[language][lang]).join(', ')) },
    { text: inEach(() => `<p>${phone}</p><p>${email}</p>`) },
  ],
}))
