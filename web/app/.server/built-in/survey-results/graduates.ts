import type { CarriedBlock } from '../../resolve-blocks.ts'
import { columns, figure, percent, prose, row, say } from '../texts.ts'

const shares = (question: ReturnType<typeof say>, ...values: number[]) => row(question, ...values.map(percent))
const classOf = (year: number) => say(`${year} жыл`, `${year} год`, `Class of ${year}`)

export const graduates: CarriedBlock = {
  type: 'table',
  title: say('Түлектер бір жылдан кейін', 'Выпускники через год', 'Graduates a year on'),
  desc: prose(
    'Баған\u00a0– диплом алған жыл. Жалақы салық төленгенге дейінгі алғашқы айлық бойынша, мың теңгемен.',
    'Столбец\u00a0— год выпуска. Зарплата\u00a0— первая, до вычета налогов, в тысячах тенге.',
    'Each column is a year of graduation. Pay is the first salary before tax, in thousands of tenge.',
  ),
  columns: columns(say('Сұрақ', 'Вопрос', 'Question'), classOf(2023), classOf(2024), classOf(2025)),
  rows: [
    shares(say('Жұмыста немесе оқуын жалғастыруда', 'Работают или учатся дальше', 'In work or further study'), 84, 86, 87),
    shares(say('Мамандығы бойынша істейді', 'Работают по специальности', 'Work in their field'), 68, 71, 73),
    shares(say('Жұмысты диплом алмай тұрып тапты', 'Нашли работу ещё до диплома', 'Found the job before graduating'), 41, 47, 52),
    row(say('Алғашқы жалақының медианасы', 'Медиана первой зарплаты', 'Median first salary'), figure(248), figure(280), figure(310)),
    shares(say('Қайта таңдаса да осында түсер еді', 'Поступили бы сюда снова', 'Would come here again'), 72, 75, 79),
    shares(say('Статистика мен деректер жетіспеді', 'Не хватило статистики и данных', 'Wished for more statistics and data'), 38, 33, 27),
    shares(say('Іскерлік жазу жетіспеді', 'Не хватило делового письма', 'Wished for more business writing'), 31, 30, 24),
  ],
  row_heads: true,
}
