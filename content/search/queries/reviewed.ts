import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Query } from './query.ts'

/** What visitors of a review typed: where the wanted entry must be the first result, and where among the first three. */
export type ReviewedQueries = Readonly<Record<Locale, { first: readonly Query[]; amongThree: readonly Query[] }>>

/** The queries of a review of the site by its visitors. Those that found the wrong thing then must find the right one first. */
export const reviewedQueries: ReviewedQueries = {
  kz: {
    first: [
      ['жатақхана', 'page 190'],
      ['zhatakhana', 'page 190'],
      [';fnfr[fyf', 'page 190'],
      ['оқу ақысы', 'page 164'],
      ['ұбт шекті балл', 'page 52'],
      ['құжаттар тізімі', 'question 2'],
      ['кесте', 'page -1'],
      ['бағдарламалау', 'program 17'],
      ['программист', 'program 17'],
      ['kazaksha til kursy', 'page 119'],
      ['стипендия', 'page 116'],
      ['психолог', 'page 117'],
      ['виза', 'page 112'],
      ['экскурсия', 'page 231'],
      ['өтінім беру', 'page 230'],
      ['Исхаков', 'employee 5'],
    ],
    amongThree: [],
  },
  ru: {
    first: [
      ['общежитие', 'page 190'],
      ['общага', 'page 190'],
      ['обшежитие', 'page 190'],
      ['j,ot;bnbt', 'page 190'],
      ['obshezhitie', 'page 190'],
      ['стоимость обучения', 'page 164'],
      ['айти', 'school 68'],
      ['wifi', 'page -5', 'page 162'],
      ['транскрипт', 'page -1', 'page 11'],
      ['военная кафедра', 'page 10'],
      ['академический календарь', 'page -1'],
      ['безопасность', 'page 160'],
      ['пресс-служба', 'page 102'],
      ['Исхаков', 'employee 5'],
      ['дизайн', 'program 25'],
      ['каникулы', 'page -1'],
      ['расписание', 'page -1'],
      ['справка с места учёбы', 'page 11'],
      ['заведующая библиотекой', 'page 102'],
      ['экскурсия', 'page 231'],
      ['проходной балл юриспруденция', 'program 31'],
      ['телефон доверия', 'page 102'],
      ['психолог', 'page 117'],
      ['ЕНТ проходной балл', 'page 52'],
      ['WhatsApp', 'page 102'],
      ['программист', 'program 17'],
      ['оплата каспи', 'page 164'],
      ['подать документы', 'page 230'],
    ],
    amongThree: [
      ['рассрочка', 'page 164', 'question 6'],
      ['матиматика', 'program 45', 'dual-program 3'],
      ['ghbtvyfz rjvbccbz', 'page 230', 'page 122', 'question 2'],
      ['ректор', 'employee 1', 'page 154'],
    ],
  },
  en: {
    first: [
      ['dormitory', 'page 190'],
      ['hostel', 'page 190'],
      ['accomodation', 'page 190'],
      ['scolarship', 'page 116'],
      ['мба', 'program 41', 'program 42'],
      ['transcript', 'page -1', 'page 11'],
      ['press contact', 'page 102'],
      ['library opening hours', 'page 43'],
      ['Iskhakov', 'employee 5'],
      ['Kuanysh', 'scientist 18'],
      ['how to apply', 'page 230'],
      ['apply', 'page 230'],
      ['timetable', 'page -1'],
      ['tuition fees', 'page 164'],
      ['IELTS', 'faq 1'],
      ['visa', 'page 112'],
      ['visa for students', 'page 112'],
      ['exchange semester', 'page 109'],
      ['psychologist', 'page 117'],
      ['MBA price', 'program 41'],
      ['campus tour', 'page 231'],
      ['registrer office', 'page -1'],
      ['WhatsApp', 'page 102'],
    ],
    amongThree: [['instalments', 'page 164', 'question 6']],
  },
}

/** What the site has nothing about. */
export const askedInVain: readonly string[] = ['refugee', 'zxcvbnmq']
