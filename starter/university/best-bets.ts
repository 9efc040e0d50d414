import type { Labels } from '@narkhoz/contract/locales.ts'
import { officeAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { starter } from '../starter-entry.ts'
import { contactSettings } from './contact-settings.ts'
import { helpNumbers, helpTitles } from './help-lines.ts'
import { subjectBets } from './subject-bets.ts'

/** The anchor of an office in the contacts, by phone. */
const officeAt = (phone: string) => `/contacts#${officeAnchor(phone)}`

type Office = { phone?: string; title: Labels; hours?: Labels }

/** An office in the contacts. */
const officeOf = (phone: string) => {
  const office = contactSettings.flatMap(({ attributes }) => attributes.items as Office[]).find((row) => row.phone === phone)
  if (!office?.hours) throw new Error(`no office at ${phone}`)
  const { title, hours } = office
  return { url: officeAt(phone), title, text: { kz: `${phone}. ${hours.kz}`, ru: `${phone}. ${hours.ru}`, en: `${phone}. ${hours.en}` } }
}

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
        kz: 'құжаттар тізімі, қажетті құжаттар, қандай құжаттар керек, 075у анықтамасы, медициналық анықтама',
        ru: 'список документов, перечень документов, какие документы нужны, справка 075у, мед справка 075у, медицинская справка',
        en: 'list of documents, required documents, documents needed, medical certificate, form 075u',
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
        kz: 'каспи арқылы төлеу, каспи төлем, Kaspi, оқу ақысын төлеу, қалай төлеймін, оқу ақысын каспимен төлеу, каспи бөліп төлеу',
        ru: 'оплата каспи, оплатить через каспи, каспи, Kaspi, оплатить обучение, как оплатить, оплатить обучение каспи, оплата обучения каспи, оплатить обучение через каспи, каспи рассрочка, рассрочка каспи',
        en: 'Kaspi, pay with Kaspi, Kaspi payment, how to pay, pay tuition, pay tuition with Kaspi, Kaspi instalments',
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
        kz: 'жатақхана, жатақханадан орын, жатақхана бағасы, шетелдіктерге жатақхана',
        ru: 'общежитие, общага, место в общежитии, стоимость общежития, сколько стоит общежитие, цена общежития, общежитие для иностранцев, общежитие для иностранных студентов',
        en: 'hostel, dormitory, dorm, halls of residence, accommodation, hostel price, dormitory cost, how much is the hostel, hostel for international students, housing for international students',
      },
      targets: [{ url: '/hostel' }, { url: '/student-life/organization#student-life-1' }],
    },
  },
  {
    id: 17,
    attributes: {
      queries: {
        kz: 'оқу орнынан анықтама, оқу туралы анықтама, анықтама, әскери комиссариатқа анықтама',
        ru: 'справка с места учёбы, справка об обучении, справка, справка в военкомат, справка для военкомата',
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
        kz: 'жеке кабинет, кабинетке кіру, құпиясөзді ұмыттым, құпия сөзді ұмыттым, құпия сөз, пароль',
        ru: 'личный кабинет, войти в кабинет, забыл пароль, пароль, забыла пароль, забыл пароль от личного кабинета, восстановить пароль, сменить пароль',
        en: 'account, log in, student portal, forgot my password, password, forgot password, reset password, reset my password, change password',
      },
      targets: [{ url: '/account', title: { kz: 'Жеке кабинет', ru: 'Личный кабинет', en: 'My account' } }, { url: '/digital-university' }],
    },
  },
  {
    id: 23,
    attributes: {
      queries: {
        kz: 'тіркеуші кеңсесі, тіркеуші, академиялық күнтізбе, оқу күнтізбесі, каникул, каникул қашан, сессия қашан, емтихан қашан',
        ru: 'офис регистратора, регистратор, академический календарь, учебный календарь, каникулы, когда каникулы, сессия, когда сессия, когда экзамены, даты экзаменов, летний семестр',
        en: 'registrar, registrar’s office, office of the registrar, registrer office, academic calendar, holidays, winter break, exam dates, when are the exams, semester dates, summer semester',
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
        kz: 'қысым көрдім, қорлау, буллинг, харассмент, мені ұрды, мені қорқытып жүр, қорқытып жатыр, зорлық көрдім, омбудсмен',
        ru: 'буллинг, травля, домогательства, харассмент, меня избили, меня преследуют, мне угрожают, угрозы, дискриминация, омбудсмен, сообщить о домогательствах, сообщить о буллинге',
        en: 'bullying, harassment, sexual harassment, i was beaten, stalking, i am being threatened, threats, discrimination, ombudsman, report harassment, report bullying',
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
  {
    id: 28,
    attributes: {
      queries: {
        kz: 'қабылдау комиссиясы, қабылдау комиссиясының телефоны, қабылдау комиссиясының жұмыс уақыты, қабылдау комиссиясының мекенжайы',
        ru: 'телефон приёмной комиссии, часы работы приёмной комиссии, график приёмной комиссии, адрес приёмной комиссии, контакты приёмной комиссии',
        en: 'admissions office, admissions phone, admissions office hours, contact admissions',
      },
      targets: [officeOf('+7 (727) 377-11-12'), { url: '/apply' }],
    },
  },
  {
    id: 29,
    attributes: {
      queries: {
        kz: 'жұмыс уақыты, жұмыс кестесі',
        ru: 'часы работы, режим работы, график работы',
        en: 'opening hours, working hours, office hours',
      },
      targets: [{ url: '/contacts' }],
    },
  },
  {
    id: 30,
    attributes: {
      queries: {
        kz: 'кітапхананың жұмыс уақыты, кітапхана қашан ашық, кітапқа тапсырыс, кітапқа тапсырыс беру, кітап іздеу',
        ru: 'режим работы библиотеки, часы работы библиотеки, заказать книгу, найти книгу, каталог библиотеки',
        en: 'library hours, library opening hours, order a book, find a book, library catalogue',
      },
      targets: [{ url: '/library' }],
    },
  },
  {
    id: 31,
    attributes: {
      queries: {
        kz: 'ректор, ректор кім, президент, университет президенті',
        ru: 'ректор, кто ректор, президент, президент университета',
        en: 'rector, who is the rector, president, president of the university',
      },
      targets: [{ url: '/management-of-narkhoz-university#employee-1' }, { url: '/management-of-narkhoz-university' }],
    },
  },
  {
    id: 32,
    attributes: {
      queries: {
        kz: 'сатып алу, мемлекеттік сатып алу, тендер',
        ru: 'закупки, госзакупки, тендер',
        en: 'procurement, public procurement, tender',
      },
      targets: [{ url: '/university-purchases' }],
    },
  },
  {
    id: 33,
    attributes: {
      queries: {
        kz: 'жемқорлық, сыбайлас жемқорлық, пара, пара туралы хабарлау',
        ru: 'коррупция, антикоррупция, взятка, сообщить о взятке, сообщить о коррупции',
        en: 'corruption, anti-corruption, bribe, report a bribe, report corruption',
      },
      targets: [
        {
          url: officeAt(helpNumbers.antiCorruption),
          title: helpTitles.antiCorruption,
          text: { kz: helpNumbers.antiCorruption, ru: helpNumbers.antiCorruption, en: helpNumbers.antiCorruption },
        },
        { url: '/virtual-reception' },
      ],
    },
  },
  {
    id: 34,
    attributes: {
      queries: {
        kz: 'қайырымдылық, эндаумент, демеуші болу',
        ru: 'пожертвование, пожертвовать, эндаумент, спонсорство, стать спонсором',
        en: 'donate, donation, endowment, sponsorship, become a sponsor',
      },
      targets: [{ url: '/development-office' }],
    },
  },
  {
    id: 35,
    attributes: {
      queries: {
        kz: 'антиплагиат, плагиат, плагиатқа тексеру, түпнұсқалықты тексеру',
        ru: 'антиплагиат, плагиат, проверка на плагиат, проверка на антиплагиат, проверить на плагиат',
        en: 'plagiarism, plagiarism check, check for plagiarism, originality check, Turnitin',
      },
      targets: [{ url: '/library#document-11' }, { url: '/academic-policy' }],
    },
  },
  {
    id: 36,
    attributes: {
      queries: {
        kz: 'дәрігер, медпункт, медициналық пункт',
        ru: 'врач, медпункт, медкабинет',
        en: 'doctor, doctor on campus, medical room, nurse',
      },
      targets: [{ url: '/student-life/organization#student-life-6' }, { url: '/safety-rules-at-the-university' }],
    },
  },
  {
    id: 37,
    attributes: {
      queries: {
        kz: 'колледжден кейін, колледжден кейін түсу, колледжден кейін оқуға түсу',
        ru: 'после колледжа, поступление после колледжа, поступить после колледжа, как поступить после колледжа',
        en: 'after college, admission after college, college graduates',
      },
      targets: [{ url: '/education/bachelor#question-5' }, { url: '/applicants' }],
    },
  },
  {
    id: 38,
    attributes: {
      queries: {
        kz: 'мектептен кейін оқуға түсу, 11 сыныптан кейін, 11 сыныптан кейін оқуға түсу',
        ru: 'после 11 класса, поступление после 11 класса, поступить после 11 класса, поступление после школы',
        en: 'after school, admission after school, school leavers',
      },
      targets: [{ url: '/applicants' }, { url: '/education/bachelor' }],
    },
  },
  {
    id: 39,
    attributes: {
      queries: {
        kz: 'студенттік билет, студенттік билетімді жоғалттым, студенттік билет жоғалттым',
        ru: 'студенческий билет, потерял студенческий билет, потеряла студенческий билет, потерял пропуск, пропуск не работает',
        en: 'student card, student ID, lost my student card, lost student card',
      },
      targets: [{ url: '/service-center' }, { url: '/safety-rules-at-the-university' }],
    },
  },
  {
    id: 40,
    attributes: {
      queries: {
        kz: 'оқудан шығару, оқудан шығып қалдым, қайта қабылдау',
        ru: 'отчисление, отчислили, отчислили что делать, восстановление, восстановиться после отчисления',
        en: 'expulsion, expelled, readmission',
      },
      targets: [{ url: '/academic-policy#document-19' }, { url: '/office-registrar' }],
    },
  },
  {
    id: 41,
    attributes: {
      queries: {
        kz: 'тағылымдама, тәжірибе, өндірістік тәжірибе, практика',
        ru: 'практика, стажировка, практика и стажировка, практика стажировка, производственная практика',
        en: 'internship, work placement',
      },
      targets: [{ url: '/career-development-office' }],
    },
  },
  {
    id: 42,
    attributes: {
      queries: {
        kz: 'заң клиникасы, тегін заң көмегі, заңгер кеңесі',
        ru: 'юридическая клиника, юридическая консультация, бесплатная юридическая консультация, юридическая помощь, бесплатная юридическая помощь',
        en: 'law clinic, free legal help, free legal advice, legal advice',
      },
      targets: [
        { url: '/sdg/peace-justice-and-strong-institutions', title: { kz: 'Заң клиникасы', ru: 'Юридическая клиника', en: 'Law clinic' } },
        { url: '/school/school-of-law-and-public-policy' },
      ],
    },
  },
  {
    id: 43,
    attributes: {
      queries: {
        kz: 'төлем бойынша қарыз, оқу ақысын қайтару, ақшаны қайтару',
        ru: 'задолженность по оплате, долг за обучение, вернуть деньги за обучение, возврат денег, возврат оплаты',
        en: 'refund, get my money back, overdue fees, payment arrears',
      },
      targets: [{ url: '/edu-finance' }, officeOf('+7 (727) 377-11-71')],
    },
  },
  {
    id: 44,
    attributes: {
      queries: {
        kz: 'Алматыда тұру құны, тұру құны, өмір сүру құны',
        ru: 'стоимость жизни в Алматы, стоимость жизни, стоимость проживания, расходы в Алматы',
        en: 'cost of living in Almaty, cost of living, living costs, living costs in Almaty',
      },
      targets: [{ url: '/information-for-international-students' }, { url: '/incoming-academic-mobility' }],
    },
  },
  {
    id: 45,
    attributes: {
      queries: {
        kz: 'докторантураға өту балы, докторантураның шекті балы',
        ru: 'проходной балл в докторантуру, проходной балл докторантуры',
        en: 'PhD passing score, PhD entrance exam',
      },
      targets: [{ url: '/education/doctoral' }],
    },
  },
  {
    id: 46,
    attributes: {
      queries: {
        kz: 'кешкі оқу, кешкі бөлім',
        ru: 'вечернее обучение, вечернее отделение, вечерняя форма',
        en: 'evening classes, evening study, evening programmes',
      },
      targets: [
        {
          url: '/education/bachelor?form=evening',
          title: { kz: 'Бакалавриат, кешкі оқу', ru: 'Бакалавриат, вечерняя форма', en: 'Bachelor’s degrees, evening' },
        },
        {
          url: '/education/master?form=evening',
          title: { kz: 'Магистратура, кешкі оқу', ru: 'Магистратура, вечерняя форма', en: 'Master’s degrees, evening' },
        },
      ],
    },
  },
  {
    id: 47,
    attributes: {
      queries: {
        kz: 'қашықтан оқу, онлайн оқу',
        ru: 'дистанционное обучение, дистанционная форма, онлайн обучение, учиться онлайн',
        en: 'distance learning, online degree, online programmes, study online',
      },
      targets: [
        {
          url: '/education/bachelor?form=distance',
          title: { kz: 'Бакалавриат, қашықтан оқу', ru: 'Бакалавриат, дистанционная форма', en: 'Bachelor’s degrees, distance' },
        },
        {
          url: '/education/master?form=distance',
          title: { kz: 'Магистратура, қашықтан оқу', ru: 'Магистратура, дистанционная форма', en: 'Master’s degrees, distance' },
        },
      ],
    },
  },
  {
    id: 48,
    attributes: {
      queries: {
        kz: 'икемді кесте, сырттай оқу, сырттай бөлім',
        ru: 'гибкий график, заочное обучение, заочное отделение, заочка',
        en: 'flexible schedule, part time, part-time study, study part time',
      },
      targets: [
        {
          url: '/education/bachelor?form=part-time',
          title: { kz: 'Бакалавриат, икемді кесте', ru: 'Бакалавриат, гибкий график', en: 'Bachelor’s degrees, flexible schedule' },
        },
      ],
    },
  },
  {
    id: 49,
    attributes: {
      queries: {
        kz: 'ағылшын тіліндегі бағдарламалар, ағылшынша оқу',
        ru: 'программы на английском, программы на английском языке, обучение на английском, учиться на английском',
        en: 'programmes in English, English taught programmes, English taught programs, taught in English, study in English',
      },
      targets: [
        {
          url: '/education/bachelor?language=en',
          title: { kz: 'Ағылшын тіліндегі бакалавриат', ru: 'Бакалавриат на английском', en: 'Bachelor’s degrees in English' },
        },
        {
          url: '/education/master?language=en',
          title: { kz: 'Ағылшын тіліндегі магистратура', ru: 'Магистратура на английском', en: 'Master’s degrees in English' },
        },
      ],
    },
  },
  {
    id: 50,
    attributes: {
      queries: {
        kz: 'BibTeX, жарияланымдар тізімі, жарияланымдарды жүктеу, Scopus жарияланымдары',
        ru: 'BibTeX, список публикаций, скачать публикации, публикации Scopus',
        en: 'BibTeX, list of publications, export publications, download publications, Scopus publications',
      },
      targets: [{ url: '/science/research' }],
    },
  },
  {
    id: 51,
    attributes: {
      queries: { kz: 'көлік тұрағы, паркинг', ru: 'парковка, где припарковаться', en: 'parking, car park, where to park' },
      targets: [{ url: '/contacts' }],
    },
  },
  {
    id: 52,
    attributes: {
      queries: {
        kz: 'шетелде оқу, шетелдегі магистратура',
        ru: 'учёба за границей, учёба за рубежом, учиться за границей, магистратура за рубежом',
        en: 'study abroad, master’s abroad',
      },
      targets: [{ url: '/academic-mobility' }, { url: '/double-degree-programs' }, { url: '/international' }],
    },
  },
  {
    id: 53,
    attributes: {
      queries: { kz: 'директорлар кеңесі', ru: 'совет директоров', en: 'board of directors' },
      targets: [{ url: '/management-of-narkhoz-university' }],
    },
  },
  {
    id: 54,
    attributes: { queries: { kz: 'ғалымдар кеңесі', ru: 'учёный совет', en: 'academic senate' }, targets: [{ url: '/academic-council' }] },
  },
  {
    id: 55,
    attributes: {
      queries: { kz: 'ағылшынша транскрипт', ru: 'транскрипт на английском, транскрипт на английском языке', en: 'transcript in English' },
      targets: [{ url: '/service-center' }, { url: '/office-registrar' }],
    },
  },
  ...subjectBets(56),
  {
    id: 80,
    attributes: {
      queries: {
        kz: 'бос жұмыс орындары, оқытушы болып жұмыс істеу',
        ru: 'вакансии преподавателей, вакансия преподавателя, работа преподавателем, вакантные должности',
        en: 'teaching jobs, academic vacancies, vacant posts',
      },
      targets: [{ url: '/competition' }],
    },
  },
  {
    id: 81,
    attributes: {
      queries: {
        kz: 'жұмысқа орналасу, жұмыс іздеу, студентке жұмыс',
        ru: 'трудоустройство, поиск работы, найти работу, работа для студентов, вакансии для студентов',
        en: 'find a job, job search, jobs for students, student jobs',
      },
      targets: [{ url: '/career-development-office' }, { url: '/center/career-coaching' }],
    },
  },
])
