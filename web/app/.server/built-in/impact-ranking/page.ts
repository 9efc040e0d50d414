import type { BuiltInPage } from '../built-in-page.ts'
import { offices } from '../offices.ts'
import { figure, prose, same, say } from '../texts.ts'
import { evidence } from './evidence.ts'
import { figures } from './figures.ts'
import { questions } from './questions.ts'
import { scores, totalOf } from './scores.ts'
import { years } from './years.ts'

export const impactRanking: BuiltInPage = {
  banner: {
    title: say('Әр ұпайдың артында іс тұр', 'За каждым баллом стоит дело', 'There is work behind every point'),
    lead: say(
      'Рейтинг университеттің ақшасын да, атағын да өлшемейді. Ол қоғамға тиген пайданы сұрайды, ал біз жауабымызды осында ашық береміз.',
      'Этот рейтинг не измеряет ни денег, ни славы. Он спрашивает, какую пользу мы принесли обществу, и ответ мы публикуем здесь.',
      'This ranking measures neither money nor fame. It asks what good we have done, and here is our answer in full.',
    ),
  },
  blocks: [
    {
      type: 'intro',
      title: say('Рейтинг қалай есептеледі', 'Как считают рейтинг', 'How the ranking works'),
      lead: say(
        'Университет он жеті мақсаттың өзі таңдағандары бойынша есеп береді, ал 17-мақсат\u00a0– әріптестік\u00a0– бәріне міндетті.',
        'Университет отчитывается по тем из семнадцати целей, которые выбрал сам, а цель 17, партнёрство, обязательна для всех.',
        'A university reports on those of the seventeen goals it chooses; goal 17, partnership, is compulsory for everybody.',
      ),
      desc: prose(
        'Әр мақсатта үш нәрсе бағаланады: зерттеулер, кампус пен студенттер туралы сандар және ашық жарияланған құжаттар. Жарияланбаған құжатқа ұпайдың жартысы ғана беріледі.\nЖалпы ұпай төрт бөліктен құралады: 17-мақсаттың үлесі 22 пайыз, ал ең жоғары үш мақсаттың әрқайсысы 26 пайыздан. Сондықтан әлсіз мақсатты жасырудан пайда жоқ, мықтысын дәлелдеудің пайдасы көп.',
        'По каждой цели оценивают три вещи: исследования, цифры о кампусе и студентах и открытые документы. За документ, который не опубликован, дают лишь половину балла.\nОбщий балл складывается из четырёх частей: 22 процента приходится на цель 17 и по 26 процентов на три лучшие цели. Поэтому прятать слабое бесполезно, а доказывать сильное выгодно.',
        'Three things count under each goal: research, figures on campus and students, and open documents. A document that is not public earns only half its points.\nThe total has four parts: 22 per cent for goal 17 and 26 per cent for each of the three best goals. There is nothing to gain by hiding what is weak and much by proving what is strong.',
      ),
      facts: [
        {
          title: say('Рейтинг', 'Рейтинг', 'Ranking'),
          value: say('Жаһандық әсер рейтингі', 'Глобальный рейтинг влияния', 'Global Impact Ranking'),
        },
        { title: say('Орнымыз', 'Место', 'Our place'), value: same('201–300') },
        { title: say('Деректер жылы', 'Данные за', 'Data of'), value: same('2025') },
        { title: say('Жарияланған күні', 'Опубликован', 'Published'), value: say('2026 ж. 18 маусым', '18 июня 2026', '18 June 2026') },
      ],
      link: { text: say('Барлық рейтингтер', 'Все рейтинги', 'All rankings'), url: '/ratings' },
    },
    {
      type: 'numbers',
      title: say('2026 жылғы рейтингтегі нәтиже', 'Результат в рейтинге 2026 года', 'Our result of 2026'),
      items: [
        { value: totalOf(2026), title: say('жалпы ұпай, 100-ден', 'общий балл из 100', 'total score out of 100') },
        { value: figure(10), title: say('мақсат бойынша есеп берілді', 'целей в нашем отчёте', 'goals reported on') },
        { value: figure(146), title: say('дәлел құжат тапсырылды', 'документов подано', 'documents handed in') },
        {
          value: figure(131),
          title: say('құжат сайтта ашық тұр', 'документ открыт на сайте', 'of them public on this site'),
        },
      ],
    },
    scores,
    figures,
    years,
    evidence,
    questions,
    {
      type: 'contacts',
      title: say('Деректер мен ұсыныстар', 'Данные и предложения', 'Data and proposals'),
      items: [offices.sustainability, offices.strategy],
    },
  ],
}
