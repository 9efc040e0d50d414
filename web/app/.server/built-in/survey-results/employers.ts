import type { CarriedBlock } from '../../resolve-blocks.ts'
import { columns, figure, prose, row, same, say } from '../texts.ts'

const marks = (question: ReturnType<typeof say>, ...values: number[]) => row(question, ...values.map((value) => figure(value)))

export const employers: CarriedBlock = {
  type: 'table',
  title: say('Жұмыс берушілердің бағасы', 'Оценки работодателей', 'Marks from employers'),
  desc: prose(
    'Соңғы үш жылда түлегімізді жұмысқа алған компаниялардан бес балдық шкаламен бағалауды сұрадық.',
    'Мы просили оценить по пятибалльной шкале компании, которые за три года взяли на работу нашего выпускника.',
    'We asked firms that had taken on one of our graduates within three years to mark them out of five.',
  ),
  columns: columns(say('Көрсеткіш', 'Показатель', 'Measure'), same('2024'), same('2025'), same('2026')),
  rows: [
    marks(say('Жалпы баға', 'Общая оценка', 'Overall'), 4.2, 4.3, 4.4),
    marks(say('Талдау дағдысы', 'Аналитические навыки', 'Analytical skills'), 4.4, 4.5, 4.6),
    marks(say('Командада жұмыс', 'Работа в команде', 'Teamwork'), 4.3, 4.3, 4.4),
    marks(say('Қазақша іскерлік хат', 'Деловое письмо на казахском', 'Business writing in Kazakh'), 3.7, 3.9, 4.1),
    marks(say('Ағылшын тілі', 'Английский язык', 'English'), 3.8, 3.9, 4.1),
    marks(say('Сынды қабылдай білу', 'Умение принимать критику', 'Taking criticism'), 4.1, 4.2, 4.1),
    row(say('Жауап берген компаниялар', 'Ответило компаний', 'Firms that answered'), same('148'), same('176'), same('212')),
  ],
  row_heads: true,
}
