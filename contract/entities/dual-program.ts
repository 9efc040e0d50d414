import { picture } from '../attributes/media.ts'
import { reference } from '../attributes/relations.ts'
import { richText, text } from '../attributes/text.ts'
import { choice, choices, country, day, number } from '../attributes/values.ts'
import { educationLevels } from './education-levels.ts'
import { pageEntity } from './entity.ts'
import { teachingLanguages } from './teaching-languages.ts'

/** A program that ends with two diplomas; its page is the entry itself. */
export const dualProgram = pageEntity({
  kind: 'dual-program',
  plural: 'dual-programs',
  label: { kz: 'Қос дипломды бағдарламалар', ru: 'Программы двойного диплома', en: 'Double degree programmes' },
  slug: true,
  page: { type: 'dual-program', address: '/dual-program/{slug}' },
  attributes: {
    title: text({ required: true }),
    lead: text({ required: true, max: 600 }),
    school: reference('school'),
    university: text({ required: true }),
    country: country({ required: true }),
    education: choice(educationLevels),
    degree: text({ label: { kz: 'Берілетін дәрежелер', ru: 'Присуждаемые степени', en: 'Degrees awarded' } }),
    languages: choices([
      ...teachingLanguages,
      { value: 'de', label: { kz: 'Неміс тілі', ru: 'Немецкий', en: 'German' } },
      { value: 'fr', label: { kz: 'Француз тілі', ru: 'Французский', en: 'French' } },
      { value: 'tr', label: { kz: 'Түрік тілі', ru: 'Турецкий', en: 'Turkish' } },
      { value: 'ko', label: { kz: 'Корей тілі', ru: 'Корейский', en: 'Korean' } },
      { value: 'zh', label: { kz: 'Қытай тілі', ru: 'Китайский', en: 'Chinese' } },
    ]),
    period: text({ label: { kz: 'Оқу мерзімі', ru: 'Срок обучения', en: 'Length of study' } }),
    fee: number(),
    deadline: day({ label: { kz: 'Құжат қабылдаудың соңғы күні', ru: 'Последний день приёма документов', en: 'Last day to apply' } }),
    picture: picture(),
    desc: richText({ detail: true }),
    category: reference('question-category'),
  },
  facets: { school: { attribute: 'school' } },
  search: { lead: ['lead', 'university'], body: ['desc'], weight: 2.5 },
  calls: {
    'dual-programs': { shape: 'list' },
    'dual-programs-list': { shape: 'list' },
    'school-dual-programs/{school}': { shape: 'list' },
  },
  sample: {
    title: { kz: 'Қаржы және деректер талдауы', ru: 'Финансы и анализ данных', en: 'Finance and Data Analytics' },
    lead: {
      kz: 'Екі жыл Алматыда, екі жыл Ұлыбританияда оқып, екі диплом аласыз.',
      ru: 'Два года в Алматы, два года в Великобритании и два диплома.',
      en: 'Two years in Almaty, two years in the United Kingdom and two diplomas.',
    },
    university: { kz: 'Нортпорт университеті', ru: 'Университет Нортпорта', en: 'Northport University' },
    country: 'GB',
    education: 'bachelor',
    degree: {
      kz: 'Нархоз бакалавры және BSc (Hons)',
      ru: 'бакалавр Нархоза и BSc (Hons)',
      en: 'Bachelor of Narxoz and BSc (Hons)',
    },
    languages: ['en'],
    period: { kz: '2 + 2 жыл', ru: '2 + 2 года', en: '2 + 2 years' },
    fee: 2_900_000,
  },
})
