import type { CarriedBlock } from '../../resolve-blocks.ts'
import { columns, figure, percent, prose, row, same, say } from '../texts.ts'

const shares = (question: ReturnType<typeof say>, ...values: number[]) => row(question, ...values.map(percent))

export const students: CarriedBlock = {
  type: 'table',
  title: say('Студенттер не дейді', 'Что говорят студенты', 'What students say'),
  desc: prose(
    'Бірінші жолда бес балдық орташа баға, қалғандарында «иә» немесе «көбіне иә» деп жауап бергендердің үлесі.',
    'В первой строке средняя оценка из пяти, в остальных доля ответов «да» и «скорее да».',
    'The first row is an average out of five, the others give the share of those who said “yes” or “mostly yes”.',
  ),
  columns: columns(say('Сұрақ', 'Вопрос', 'Question'), same('2024'), same('2025'), same('2026')),
  rows: [
    row(say('Пәндерге берілген баға', 'Оценка дисциплин', 'Rating of courses'), figure(4.1), figure(4.2), figure(4.3)),
    shares(say('Баға әділ қойылады', 'Оценивают справедливо', 'Marking is fair'), 71, 76, 81),
    shares(say('Оқытушы жұмысымды талдап береді', 'Преподаватель разбирает мою работу', 'Teachers comment on my work'), 59, 64, 68),
    shares(say('Кесте ыңғайлы', 'Расписание удобно', 'The timetable is convenient'), 58, 63, 72),
    shares(say('Эдвайзердің көмегі тиді', 'Эдвайзер помог', 'My adviser has helped me'), 66, 71, 77),
    shares(say('Анықтама тез беріледі', 'Справки выдают быстро', 'Certificates come quickly'), 62, 74, 91),
    shares(
      say('Емтихан кезінде оқитын орын жетеді', 'В сессию хватает мест для занятий', 'Enough places to study in exam weeks'),
      49,
      66,
      70,
    ),
    shares(say('Жатақханада тұруға жайлы', 'В общежитии удобно жить', 'The halls are comfortable'), 54, 56, 69),
    shares(say('Асхана бағасы қолжетімді', 'Цены в столовой доступны', 'The canteen is affordable'), 57, 61, 60),
    shares(say('Өзімді қауіпсіз сезінемін', 'Чувствую себя в безопасности', 'I feel safe'), 88, 90, 92),
  ],
  row_heads: true,
}
