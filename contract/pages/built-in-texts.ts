import type { Labels } from '../locales.ts'
import type { builtInPages } from './built-in-pages.ts'

/** What site and search say of a page whose content is part of the software. */
export type BuiltInTexts = {
  title: Labels
  seo: { title: Labels; description: Labels }
  /** Further search keywords of the page. */
  about: Labels
}

/** Titles, meta descriptions and search keywords of these pages. */
export const builtInTexts: Readonly<Record<(typeof builtInPages)[number]['name'], BuiltInTexts>> = {
  'office-registrar': {
    title: { kz: 'Тіркеуші кеңсесі', ru: 'Офис регистратора', en: 'Registrar’s office' },
    seo: {
      title: {
        kz: 'Тіркеуші кеңсесі: бағалар, пәндерге тіркелу, транскрипт\u00a0– Нархоз',
        ru: 'Офис регистратора: оценки, запись на дисциплины, транскрипт\u00a0— Нархоз',
        en: 'Registrar’s office: marks, enrolment and transcripts – Narxoz',
      },
      description: {
        kz: 'Академиялық күнтізбе, қызметтердің мерзімі, емтихан бағасына апелляция және транскрипт алу жолы бір бетте.',
        ru: 'Академический календарь, сроки услуг, апелляция по экзамену и получение транскрипта на одной странице.',
        en: 'The academic calendar, how long each service takes, appeals against marks and the way to a transcript.',
      },
    },
    about: {
      kz: 'Офис-регистратор, GPA, емтихан кестесі, сабақ кестесі, қайта тапсыру, академиялық қарыз, ауысу, оқудан шығару, оқуға қайта қабылдау, академиялық демалыс, кредиттерді қайта есептеу.',
      ru: 'GPA, расписание экзаменов и занятий, пересдача, академическая задолженность, перевод, отчисление, восстановление, академический отпуск, перезачёт кредитов.',
      en: 'Office of the registrar, GPA, exam timetable, class schedule, resits, transfer, expulsion, readmission, academic leave, recognition of credits.',
    },
  },
  advisors: {
    title: { kz: 'Эдвайзерлер', ru: 'Эдвайзеры', en: 'Advisers' },
    seo: {
      title: {
        kz: 'Эдвайзерлер: кім, қашан және не үшін керек\u00a0– Нархоз университеті',
        ru: 'Эдвайзеры: кто, когда и зачем нужен\u00a0— Университет Нархоз',
        en: 'Advisers: who they are and when to see them – Narxoz University',
      },
      description: {
        kz: 'Әр мектеп пен курстың эдвайзері, кабинеті мен қабылдау уақыты, кездесуге дайындық және онлайн өтінім.',
        ru: 'Эдвайзеры каждой школы и курса, кабинеты и часы приёма, подготовка к встрече и заявка онлайн.',
        en: 'Who advises each school and year, rooms and hours, how to prepare for a meeting and an online request.',
      },
    },
    about: {
      kz: 'Куратор, тәлімгер, жеке оқу жоспары, пән таңдау, қосымша бағыт.',
      ru: 'Куратор, тьютор, индивидуальный учебный план, выбор дисциплин, майнор.',
      en: 'Academic advisors, tutors, individual study plan, choice of courses, minor.',
    },
  },
  'impact-ranking': {
    title: { kz: 'Impact рейтингі', ru: 'Рейтинг Impact', en: 'Impact ranking' },
    seo: {
      title: {
        kz: 'Impact рейтингі: университеттің БҰҰ мақсаттарына үлесі\u00a0– Нархоз',
        ru: 'Рейтинг Impact: вклад университета в цели ООН\u00a0— Университет Нархоз',
        en: 'Impact ranking: our contribution to the UN goals – Narxoz University',
      },
      description: {
        kz: 'Жаһандық әсер рейтингіндегі орнымыз, мақсаттар бойынша ұпайлар, олардың артындағы сандар және дәлел құжаттар.',
        ru: 'Место в глобальном рейтинге влияния, баллы по целям, цифры за ними и документы-доказательства.',
        en: 'Our place in the Global Impact Ranking, the scores by goal, the figures behind them and the documents that prove them.',
      },
    },
    about: {
      kz: 'Times Higher Education, THE, университеттің әлемдегі орны.',
      ru: 'Times Higher Education, THE, место университета в мире.',
      en: 'Times Higher Education, THE, world ranking of the university.',
    },
  },
  'survey-results': {
    title: { kz: 'Сауалнама нәтижелері', ru: 'Результаты опросов', en: 'Survey results' },
    seo: {
      title: {
        kz: 'Студенттер, түлектер және жұмыс берушілер сауалнамасы\u00a0– Нархоз',
        ru: 'Опросы студентов, выпускников и работодателей\u00a0— Университет Нархоз',
        en: 'Surveys of students, graduates and employers – Narxoz University',
      },
      description: {
        kz: 'Үш жылдағы жауаптар, олардың қалай жиналғаны және сауалнамадан кейін университетте не өзгергені.',
        ru: 'Ответы за три года, как их собирали и что изменилось в университете после опросов.',
        en: 'Three years of answers, how they were gathered and what changed at the university because of them.',
      },
    },
    about: {
      kz: 'Анкета, пікірлер, қанағаттану деңгейі, кері байланыс.',
      ru: 'Анкетирование, отзывы, удовлетворённость, обратная связь.',
      en: 'Questionnaires, reviews, feedback and how satisfied everybody is.',
    },
  },
  welcome: {
    title: { kz: 'Бірінші курсқа қош келдіңіз', ru: 'Добро пожаловать, первокурсники', en: 'Welcome, newcomers' },
    seo: {
      title: {
        kz: 'Бірінші курсқа қош келдіңіз: алғашқы апта\u00a0– Нархоз университеті',
        ru: 'Первокурсникам: первая неделя шаг за шагом\u00a0— Университет Нархоз',
        en: 'Welcome, newcomers: your first week step by step – Narxoz University',
      },
      description: {
        kz: 'Алғашқы аптаның күндері, ғимараттар картасы, алып келетін заттар, қосымшалар, жатақхана және керек нөмірлер.',
        ru: 'Дни первой недели, карта корпусов, что взять с собой, приложения, общежитие и нужные телефоны.',
        en: 'The days of your first week, a guide to the buildings, what to bring, apps, the halls and the numbers you need.',
      },
    },
    about: {
      kz: 'Бірінші курс студентіне, танысу аптасы, корпус, Wi-Fi, құпиясөз, студенттік билет, рұқсаттама.',
      ru: 'Первокурснику, неделя адаптации, корпуса, вайфай, Wi-Fi, пароль, студенческий билет, пропуск.',
      en: 'First-year students, freshers, orientation week, a map of the campus, Wi-Fi, your password, student card and pass.',
    },
  },
}
