import { starter } from '../starter.ts'

/** What applicants call things, and what this site calls them. */
export const synonyms = starter('synonym', [
  {
    id: 1,
    attributes: {
      words: {
        kz: 'ҰБТ, ұлттық бірыңғай тестілеу',
        ru: 'ЕНТ, единое национальное тестирование',
        en: 'UNT, unified national testing, national test',
      },
    },
  },
  {
    id: 2,
    attributes: { words: { kz: 'КТ, кешенді тестілеу', ru: 'КТ, комплексное тестирование', en: 'comprehensive testing, entrance test' } },
  },
  {
    id: 3,
    attributes: {
      words: { kz: 'IT, ақпараттық технологиялар, айти', ru: 'IT, ИТ, информационные технологии, айти', en: 'IT, information technology' },
    },
  },
  { id: 4, attributes: { words: { kz: 'ЖИ, жасанды интеллект', ru: 'ИИ, искусственный интеллект', en: 'AI, artificial intelligence' } } },
  {
    id: 5,
    attributes: {
      words: {
        kz: 'жатақхана',
        ru: 'общежитие, общага, проживание, жильё',
        en: 'dormitory, dorm, hostel, hall of residence, accommodation, housing',
      },
    },
  },
  { id: 6, attributes: { words: { kz: 'шәкіртақы, стипендия', ru: 'стипендия', en: 'scholarship, stipend, financial aid' } } },
  {
    id: 7,
    attributes: {
      words: {
        kz: 'оқу ақысы, оқу құны, оқу бағасы, оқу қанша тұрады, оқуды қаржыландыру, төлем',
        ru: 'стоимость обучения, сколько стоит обучение, сколько стоит учёба, цена обучения, оплата обучения, оплата за учёбу, оплата, цена за год, финансирование обучения',
        en: 'tuition, fee, tuition fees, cost of study, how much does it cost, paying for your studies, price, payment',
      },
    },
  },
  {
    id: 8,
    attributes: {
      words: {
        kz: 'оқуға түсу, қалай түсемін, құжат тапсыру, құжат қабылдау, өтінім беру',
        ru: 'поступление, поступить, приём документов, подача документов, подача заявки, приёмная комиссия',
        en: 'admission, how to apply, admission requirements, entry requirements, apply, application, enrolment',
      },
    },
  },
  {
    id: 9,
    attributes: { words: { kz: 'докторантура, PhD', ru: 'докторантура, PhD, аспирантура', en: 'PhD, doctoral studies, doctorate' } },
  },
  { id: 10, attributes: { words: { kz: 'магистратура', ru: 'магистратура', en: 'master’s degree, masters, postgraduate' } } },
  { id: 11, attributes: { words: { kz: 'бакалавриат', ru: 'бакалавриат', en: 'bachelor’s degree, undergraduate' } } },
  {
    id: 12,
    attributes: {
      words: {
        kz: 'бос жұмыс орындары, бос лауазым, вакансия',
        ru: 'вакансия, вакантная должность',
        en: 'vacancy, job, vacant post, work at the university',
      },
    },
  },
  {
    id: 13,
    attributes: {
      words: {
        kz: 'тағылымдама, тәжірибе, тәжірибеден өту',
        ru: 'стажировка, практика, производственная практика',
        en: 'internship, work placement',
      },
    },
  },
  { id: 14, attributes: { words: { kz: 'ректор, президент', ru: 'ректор, президент', en: 'rector, president' } } },
  {
    id: 15,
    attributes: {
      words: { kz: 'ТДМ, тұрақты даму мақсаттары', ru: 'ЦУР, цели устойчивого развития', en: 'SDG, sustainable development goals' },
    },
  },
  { id: 16, attributes: { words: { kz: 'эдвайзер, куратор', ru: 'эдвайзер, куратор', en: 'adviser, advisor, tutor' } } },
  { id: 17, attributes: { words: { kz: 'мектеп, факультет', ru: 'школа, факультет', en: 'school, faculty' } } },
  {
    id: 18,
    attributes: { words: { kz: 'әскери кафедра', ru: 'военная кафедра, военка', en: 'military, military department, military training' } },
  },
  {
    id: 19,
    attributes: {
      words: {
        kz: 'байланыс, мекенжай, телефон, қалай жетуге болады, қайда орналасқан, карта',
        ru: 'контакты, адрес, телефон, как добраться, как проехать, как доехать, где находится, где вы находитесь, карта',
        en: 'contacts, address, phone, how to find us, how to get here, how to get there, where are you, location, map',
      },
    },
  },
  { id: 20, attributes: { words: { kz: 'GPA, орташа балл', ru: 'GPA, средний балл', en: 'GPA, grade point average' } } },
  {
    id: 21,
    attributes: {
      words: {
        kz: 'ОӘБ, оқу-әдістемелік бірлестік',
        ru: 'УМО, учебно-методическое объединение',
        en: 'educational and methodological association',
      },
    },
  },
  {
    id: 22,
    attributes: {
      words: {
        kz: 'ХҚЕС, халықаралық қаржылық есептілік стандарттары',
        ru: 'МСФО, международные стандарты финансовой отчётности',
        en: 'IFRS, international financial reporting standards',
      },
    },
  },
  {
    id: 23,
    attributes: { words: { kz: 'құқықтану, заңгер, заңтану', ru: 'юриспруденция, юрист, юридический, юрфак', en: 'law, lawyer, legal' } },
  },
  {
    id: 24,
    attributes: {
      words: {
        kz: 'анықтама, оқу туралы анықтама, транскрипт',
        ru: 'справка, справка об обучении, транскрипт',
        en: 'certificate of study, transcript',
      },
    },
  },
  { id: 25, attributes: { words: { kz: 'қос диплом', ru: 'двойной диплом, двудипломное', en: 'double degree, dual degree' } } },
  { id: 26, attributes: { words: { kz: 'бухгалтер, есеп', ru: 'бухгалтер, бухучёт, учёт', en: 'accountant, bookkeeping, accounting' } } },
  {
    id: 27,
    attributes: {
      words: { kz: 'программист, бағдарламашы', ru: 'программист, айтишник, разработчик', en: 'programmer, developer, coder' },
    },
  },
  { id: 28, attributes: { words: { kz: 'асхана', ru: 'столовая', en: 'canteen, cafeteria' } } },
  { id: 29, attributes: { words: { kz: 'сатып алу, тендер', ru: 'закупки, тендер', en: 'procurement, purchases, tender' } } },
  {
    id: 30,
    attributes: {
      words: {
        kz: 'мансап, жұмысқа орналасу',
        ru: 'карьера, трудоустройство, поиск работы',
        en: 'career, employment, finding a job',
      },
    },
  },
  {
    id: 31,
    attributes: {
      words: {
        kz: 'академиялық ұтқырлық, студент алмасу, алмасу бағдарламасы, шетелде оқу',
        ru: 'академическая мобильность, студенческий обмен, обмен студентами, программа обмена, учёба за границей, учёба за рубежом',
        en: 'academic mobility, student exchange, exchange programme, study abroad, studies in another country',
      },
    },
  },
  {
    id: 32,
    attributes: {
      words: { kz: 'бағдарламалау, программалау', ru: 'программирование, кодинг', en: 'programming, coding' },
    },
  },
  {
    id: 33,
    attributes: {
      words: {
        kz: 'академиялық күнтізбе, сабақ кестесі, сессия, каникул',
        ru: 'академический календарь, расписание, сессия, каникулы',
        en: 'academic calendar, timetable, class schedule, semester dates, dates of the semester, holidays',
      },
    },
  },
  { id: 34, attributes: { words: { kz: 'волонтёр, ерікті', ru: 'волонтёр, доброволец', en: 'volunteer' } } },
  {
    id: 35,
    attributes: {
      words: { kz: 'студенттік ұйым, үйірме', ru: 'студенческая организация, кружок', en: 'student organisation, society' },
    },
  },
  {
    id: 36,
    attributes: {
      words: {
        kz: 'инклюзия, мүгедек, мүгедектік',
        ru: 'инклюзия, инвалид, инвалидность',
        en: 'inclusion, disability, disabled, wheelchair',
      },
    },
  },
  { id: 37, attributes: { words: { kz: 'футзал, футбол', ru: 'футзал, мини-футбол, футбол', en: 'futsal, football, soccer' } } },
  { id: 38, attributes: { words: { kz: 'жүзу, бассейн', ru: 'плавание, бассейн', en: 'swimming, pool' } } },
  {
    id: 39,
    attributes: {
      words: {
        kz: 'психологиялық қолдау, психолог',
        ru: 'психологическая поддержка, психолог',
        en: 'psychological support, psychologist, counsellor',
      },
    },
  },
  { id: 40, attributes: { words: { kz: 'аккредиттеу, аккредитация', ru: 'аккредитация', en: 'accreditation' } } },
  { id: 41, attributes: { words: { kz: 'журналистика', ru: 'журналистика, журфак', en: 'journalism' } } },
])
