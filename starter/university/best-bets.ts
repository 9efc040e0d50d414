import { officeAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { starter } from '../starter-entry.ts'
import { helpNumbers, helpTitles } from './help-lines.ts'

/** Where the contacts tell of the office with a phone. */
const officeAt = (phone: string) => `/contacts#${officeAnchor(phone)}`

const helpline = {
  url: officeAt(helpNumbers.helpline),
  title: helpTitles.helpline,
  text: {
    kz: `${helpNumbers.helpline}, тәулік бойы.`,
    ru: `${helpNumbers.helpline}, круглосуточно.`,
    en: `${helpNumbers.helpline}, around the clock.`,
  },
}

/** What visitors look for most, or in need, and where they find it. */
export const bestBets = starter('best-bet', [
  {
    id: 1,
    attributes: {
      queries: {
        kz: 'сенім телефоны, сенім желісі, көмек телефоны',
        ru: 'телефон доверия, горячая линия, линия доверия',
        en: 'helpline, hotline, confidential helpline',
      },
      targets: [
        helpline,
        {
          url: '/center/psychological-support',
          text: {
            kz: `Жан күйзелісінде ${helpNumbers.nationalHelpline} нөміріне қоңырау шалыңыз: тәулік бойы, тегін.`,
            ru: `В душевном кризисе звоните по номеру ${helpNumbers.nationalHelpline}: круглосуточно и бесплатно.`,
            en: `In distress call ${helpNumbers.nationalHelpline}: free, day and night.`,
          },
        },
      ],
    },
  },
  {
    id: 2,
    attributes: {
      queries: {
        kz: 'дағдарыс, суицид, өзіме зиян, шұғыл көмек, өлгім келеді, өмір сүргім келмейді, өзіме қол жұмсау, көңіл күйім нашар, депрессия, зорлық',
        ru: 'кризис, кризисная линия, суицид, суицидальные мысли, самоубийство, помогите, срочная помощь, хочу умереть, хочу покончить с собой, не хочу жить, селфхарм, мне плохо, депрессия, изнасилование, изнасиловали, насилие',
        en: 'crisis, crisis line, suicide, suicidal thoughts, self-harm, selfharm, help me in a crisis, emergency help, i want to die, kill myself, i do not want to live, depression, depressed, rape, raped',
      },
      targets: [
        {
          url: '/center/psychological-support',
          text: {
            kz: `Дәл қазір ${helpNumbers.nationalHelpline} нөміріне қоңырау шалыңыз: тәулік бойы, тегін. Кампуста 132-кабинетке келіңіз.`,
            ru: `Прямо сейчас позвоните по номеру ${helpNumbers.nationalHelpline}: круглосуточно и бесплатно. На кампусе придите в кабинет 132.`,
            en: `Call ${helpNumbers.nationalHelpline} right now: free, day and night. On campus come to room 132.`,
          },
        },
        helpline,
      ],
    },
  },
  {
    id: 3,
    attributes: {
      queries: {
        kz: 'психолог, психологқа жазылу, психологиялық көмек',
        ru: 'психолог, записаться к психологу, помощь психолога, психологическая помощь',
        en: 'psychologist, counsellor, counselling, see a psychologist, psychological help',
      },
      targets: [{ url: '/center/psychological-support' }],
    },
  },
  {
    id: 4,
    attributes: {
      queries: { kz: 'WhatsApp, ватсап, уатсап', ru: 'WhatsApp, ватсап, вотсап, вацап', en: 'WhatsApp' },
      targets: [
        {
          url: '/contacts#whatsapp',
          title: { kz: 'Талапкерлерге арналған WhatsApp', ru: 'WhatsApp для абитуриентов', en: 'WhatsApp for applicants' },
          text: {
            kz: '+7 (700) 377-11-12. Басқа нөмірлер мен мекенжайлар осы бетте.',
            ru: '+7 (700) 377-11-12. Другие номера и адреса\u00a0— на этой странице.',
            en: '+7 (700) 377-11-12. Other numbers and addresses are on this page.',
          },
        },
      ],
    },
  },
  {
    id: 5,
    attributes: {
      queries: {
        kz: 'виза, студенттік виза, шетелдік студентке виза',
        ru: 'виза, студенческая виза, виза для студентов, визовая поддержка',
        en: 'visa, student visa, visa for students, visa support',
      },
      targets: [
        {
          url: '/information-for-international-students',
          text: {
            kz: 'Виза, тіркеу және келуге дайындық.',
            ru: 'Виза, регистрация и подготовка к приезду.',
            en: 'Visas, registration and getting ready to come.',
          },
        },
      ],
    },
  },
  {
    id: 6,
    attributes: {
      queries: {
        kz: 'құжат тапсыру, өтінім беру, өтініш беру, қалай түсуге болады',
        ru: 'подать документы, подать заявку, подать заявление, подача документов, подача заявления, поступить, как поступить',
        en: 'apply, how to apply, apply online, application, application form',
      },
      targets: [{ url: '/apply' }, { url: '/selection-application' }, { url: '/education/bachelor#question-2' }],
    },
  },
  {
    id: 7,
    attributes: {
      queries: {
        kz: 'құжаттар тізімі, қажетті құжаттар, қандай құжаттар керек',
        ru: 'список документов, перечень документов, какие документы нужны',
        en: 'list of documents, required documents, documents needed',
      },
      targets: [{ url: '/education/bachelor#question-2' }],
    },
  },
  {
    id: 8,
    attributes: {
      queries: {
        kz: 'кесте, сабақ кестесі, емтихан кестесі',
        ru: 'расписание, расписание занятий, расписание экзаменов',
        en: 'timetable, schedule, class timetable, exam timetable',
      },
      targets: [
        {
          url: '/office-registrar',
          text: {
            kz: 'Сабақ пен емтихан кестесі, академиялық күнтізбе.',
            ru: 'Расписание занятий и экзаменов, академический календарь.',
            en: 'Class and exam timetables, the academic calendar.',
          },
        },
        { url: '/digital-university' },
      ],
    },
  },
  {
    id: 9,
    attributes: {
      queries: {
        kz: 'ҰБТ шекті балл, ҰБТ шекті балы, шекті балл, өту балы, ҰБТ балы',
        ru: 'ЕНТ проходной балл, проходной балл ЕНТ, проходной балл, пороговый балл, минимальный балл',
        en: 'UNT score, UNT passing score, passing score, minimum score',
      },
      targets: [
        {
          url: '/education/bachelor',
          text: {
            kz: 'Бағыттар бойынша шекті балдар осы бетте.',
            ru: 'Пороговые баллы по направлениям\u00a0— на этой странице.',
            en: 'Threshold scores by field are on this page.',
          },
        },
      ],
    },
  },
  {
    id: 10,
    attributes: {
      queries: {
        kz: 'MBA бағасы, MBA құны, MBA қанша тұрады',
        ru: 'стоимость MBA, цена MBA, сколько стоит MBA',
        en: 'MBA price, MBA cost, MBA fee, MBA tuition, how much is MBA',
      },
      targets: [{ url: '/school-program/mba' }, { url: '/school-program/executive-mba' }],
    },
  },
  {
    id: 11,
    attributes: {
      queries: {
        kz: 'программист, бағдарламалау, бағдарламашы, программалау',
        ru: 'программист, программирование, разработчик',
        en: 'programmer, programming, software developer, coding',
      },
      targets: [{ url: '/school-program/software-engineering' }, { url: '/school-program/information-systems' }],
    },
  },
  {
    id: 12,
    attributes: {
      queries: {
        kz: 'қазақша тіл курсы, қазақ тілі курсы, тіл курсы, тіл курстары, ағылшын тілі курсы',
        ru: 'курсы казахского языка, языковые курсы, курсы английского языка, курсы языков',
        en: 'Kazakh language course, language courses, English course, learn Kazakh, where to learn the Kazakh language',
      },
      targets: [{ url: '/center/languages' }],
    },
  },
  {
    id: 13,
    attributes: {
      queries: { kz: 'стипендия, шәкіртақы', ru: 'стипендия', en: 'scholarship, stipend' },
      targets: [{ url: '/grants' }],
    },
  },
  {
    id: 14,
    attributes: {
      queries: {
        kz: 'каспи арқылы төлеу, каспи төлем, Kaspi, оқу ақысын төлеу, қалай төлеймін',
        ru: 'оплата каспи, оплатить через каспи, каспи, Kaspi, оплатить обучение, как оплатить',
        en: 'Kaspi, pay with Kaspi, Kaspi payment, how to pay, pay tuition',
      },
      targets: [
        { url: '/edu-finance' },
        {
          url: officeAt('+7 (727) 377-11-71'),
          title: { kz: 'Студенттік төлемдер бөлімі', ru: 'Отдел студенческих платежей', en: 'Student payments office' },
          text: {
            kz: 'Қалай және қайда төлеуге болатынын осы жерден сұраңыз.',
            ru: 'Здесь подскажут, как и где заплатить.',
            en: 'They will tell you how and where to pay.',
          },
        },
      ],
    },
  },
  {
    id: 15,
    attributes: {
      queries: {
        kz: 'оқу ақысы, оқу құны, оқу бағасы, бағалар, баға',
        ru: 'стоимость обучения, цена обучения, сколько стоит обучение, цены, цена, прайс',
        en: 'tuition fees, tuition, fees, cost of study, prices, price',
      },
      targets: [{ url: '/edu-finance' }],
    },
  },
  {
    id: 16,
    attributes: {
      queries: {
        kz: 'жатақхана, жатақханадан орын, жатақхана бағасы',
        ru: 'общежитие, общага, место в общежитии, стоимость общежития',
        en: 'hostel, dormitory, dorm, halls of residence, accommodation',
      },
      targets: [{ url: '/hostel' }, { url: '/student-life/organization#student-life-1' }],
    },
  },
  {
    id: 17,
    attributes: {
      queries: {
        kz: 'оқу орнынан анықтама, оқу туралы анықтама, анықтама',
        ru: 'справка с места учёбы, справка об обучении, справка',
        en: 'certificate of study, certificate of enrolment, proof of enrolment',
      },
      targets: [{ url: '/service-center' }],
    },
  },
  {
    id: 18,
    attributes: {
      queries: { kz: 'IELTS, TOEFL, тіл сертификаты', ru: 'IELTS, TOEFL, языковой сертификат', en: 'IELTS, TOEFL, language certificate' },
      targets: [{ url: '/selection-and-application-procedure#faq-1' }, { url: '/education/bachelor#question-3' }],
    },
  },
  {
    id: 19,
    attributes: {
      queries: {
        kz: 'кітапхана меңгерушісі, кітапхана директоры, кітапханашы',
        ru: 'заведующая библиотекой, директор библиотеки, библиотекарь',
        en: 'head of the library, head of library, librarian',
      },
      targets: [
        {
          url: officeAt('+7 (727) 377-11-40'),
          title: { kz: 'Ғылыми кітапхана: байланыс', ru: 'Научная библиотека: контакты', en: 'Library: contacts' },
        },
        { url: '/library' },
      ],
    },
  },
  {
    id: 20,
    attributes: {
      queries: {
        kz: 'экскурсия, кампусқа экскурсия, университетке экскурсия',
        ru: 'экскурсия, экскурсия по кампусу, экскурсия по университету',
        en: 'tour, campus tour, visit the campus',
      },
      targets: [{ url: '/tour' }, { url: '/student-life/events#event-11' }],
    },
  },
  {
    id: 21,
    attributes: {
      queries: {
        kz: 'алмасу семестрі, алмасу бағдарламасы, шетелде семестр',
        ru: 'семестр по обмену, программа обмена, семестр за рубежом',
        en: 'exchange semester, exchange, exchange programme, a semester abroad',
      },
      targets: [{ url: '/academic-mobility' }, { url: '/incoming-academic-mobility' }],
    },
  },
  {
    id: 22,
    attributes: {
      queries: {
        kz: 'жеке кабинет, кабинетке кіру, құпиясөзді ұмыттым',
        ru: 'личный кабинет, войти в кабинет, забыл пароль',
        en: 'account, log in, student portal, forgot my password',
      },
      targets: [{ url: '/account', title: { kz: 'Жеке кабинет', ru: 'Личный кабинет', en: 'My account' } }, { url: '/digital-university' }],
    },
  },
  {
    id: 23,
    attributes: {
      queries: {
        kz: 'тіркеуші кеңсесі, тіркеуші, академиялық күнтізбе, оқу күнтізбесі',
        ru: 'офис регистратора, регистратор, академический календарь, учебный календарь',
        en: 'registrar, registrar’s office, office of the registrar, registrer office, academic calendar',
      },
      targets: [{ url: '/office-registrar' }],
    },
  },
  {
    id: 24,
    attributes: {
      queries: {
        kz: 'баспасөз, баспасөзге, журналист, журналистерге, БАҚ, пресса, press',
        ru: 'для прессы, пресса, журналист, журналистам, СМИ, пресс-кит, пресс-релиз, press',
        en: 'press, for the press, journalist, for journalists, press kit, media kit, press release',
      },
      targets: [{ url: '/press' }],
    },
  },
  {
    id: 25,
    attributes: {
      queries: {
        kz: 'логотип, логотипті жүктеу, университет логотипі, эмблема, брендбук, logo',
        ru: 'логотип, скачать логотип, логотип университета, эмблема, брендбук, фирменный стиль, logo',
        en: 'logo, download the logo, download logo, university logo, logotype, emblem, brand book, brand guidelines',
      },
      targets: [
        {
          url: '/press',
          title: { kz: 'Логотипті жүктеу', ru: 'Скачать логотип', en: 'Download the logo' },
          text: {
            kz: 'SVG және PNG, ашық және қою фонға, пайдалану ережесімен.',
            ru: 'SVG и PNG, для светлого и тёмного фона, с правилами использования.',
            en: 'SVG and PNG, for light and dark backgrounds, with the rules of use.',
          },
        },
      ],
    },
  },
  {
    id: 26,
    attributes: {
      queries: {
        kz: 'баспасөз қызметі, баспасөз хатшысы',
        ru: 'пресс-служба, пресс-секретарь, контакты пресс-службы',
        en: 'press office, press contact, press officer',
      },
      targets: [
        {
          url: officeAt('+7 (727) 377-11-70'),
          title: { kz: 'Баспасөз қызметі', ru: 'Пресс-служба', en: 'Press office' },
          text: {
            kz: '+7 (727) 377-11-70, press@narxoz.example',
            ru: '+7 (727) 377-11-70, press@narxoz.example',
            en: '+7 (727) 377-11-70, press@narxoz.example',
          },
        },
        { url: '/press' },
      ],
    },
  },
  {
    id: 27,
    attributes: {
      queries: {
        kz: 'қысым көрдім, қорлау, буллинг, харассмент, мені ұрды, зорлық көрдім, омбудсмен',
        ru: 'буллинг, травля, домогательства, харассмент, меня избили, меня преследуют, дискриминация, омбудсмен',
        en: 'bullying, harassment, sexual harassment, i was beaten, stalking, discrimination, ombudsman',
      },
      targets: [
        helpline,
        {
          url: '/management-of-narkhoz-university',
          title: { kz: 'Омбудсмен', ru: 'Омбудсмен', en: 'Ombudsman' },
          text: {
            kz: 'ombudsman@narxoz.example: хатты бір адам ғана оқиды, атыңызды айту міндетті емес. Қауіп төнсе, 112-ге қоңырау шалыңыз.',
            ru: 'ombudsman@narxoz.example: письма читает один человек, имя указывать не обязательно. При угрозе звоните 112.',
            en: 'ombudsman@narxoz.example: one person reads it, and you need not give your name. In danger call 112.',
          },
        },
        { url: '/center/psychological-support' },
      ],
    },
  },
])
