import { richText, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { choice, day } from '../attributes/values.ts'
import { entity } from './entity.ts'

/** A job, an internship or a course that students and graduates apply for. */
export const vacancy = entity({
  kind: 'vacancy',
  plural: 'vacancies',
  label: { kz: 'Бос жұмыс орындары', ru: 'Вакансии', en: 'Vacancies' },
  attributes: {
    title: text({ required: true }),
    company: text({ required: true }),
    city: text(),
    employment: choice([
      { value: 'full-time', label: { kz: 'Толық жұмыс күні', ru: 'Полная занятость', en: 'Full-time' } },
      { value: 'part-time', label: { kz: 'Жартылай жұмыс күні', ru: 'Частичная занятость', en: 'Part-time' } },
      { value: 'remote', label: { kz: 'Қашықтан жұмыс', ru: 'Удалённая работа', en: 'Remote' } },
      { value: 'internship', label: { kz: 'Тағылымдама', ru: 'Стажировка', en: 'Internship' } },
      { value: 'course', label: { kz: 'Курс', ru: 'Курс', en: 'Course' } },
    ]),
    experience: text(),
    salary: text(),
    deadline: day(),
    desc: richText({ max: 10_000 }),
    url: url(),
  },
  search: { lead: ['company', 'city'], body: ['desc'] },
  calls: { vacancies: { shape: 'list', paged: true } },
  sample: {
    title: { kz: 'Кіші қаржы талдаушысы', ru: 'Младший финансовый аналитик', en: 'Junior financial analyst' },
    company: { kz: '«Алатау Аудит» ЖШС', ru: 'ТОО «Алатау Аудит»', en: 'Alatau Audit LLP' },
    city: { kz: 'Алматы', ru: 'Алматы', en: 'Almaty' },
    employment: 'full-time',
    experience: { kz: 'тәжірибе талап етілмейді', ru: 'опыт не требуется', en: 'no experience needed' },
    salary: { kz: '350\u00a0000 теңгеден бастап', ru: 'от 350\u00a0000 тенге', en: 'from 350,000 tenge' },
    deadline: '2026-12-01',
    desc: {
      kz: '<p>Есеп дайындау, деректерді тексеру, тапсырыс берушімен хат алмасу.</p>',
      ru: '<p>Подготовка отчётов, проверка данных, переписка с заказчиком.</p>',
      en: '<p>Preparing reports, checking data, writing to clients.</p>',
    },
  },
})
