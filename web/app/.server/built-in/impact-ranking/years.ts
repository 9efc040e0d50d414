import type { CarriedBlock } from '../../resolve-blocks.ts'
import { prose, say } from '../texts.ts'
import { totalOf } from './scores.ts'

const totals = { first: totalOf(2024), second: totalOf(2025), third: totalOf(2026) }

export const years: CarriedBlock = {
  type: 'timeline',
  desc: prose(
    'Деректер жыл сайын қараша айының соңына дейін жиналады, нәтижесі келесі маусымда белгілі болады.',
    'Данные каждый год собираем до конца ноября, итог становится известен в следующем июне.',
    'Data are collected every year until the end of November, and the result comes the following June.',
  ),
  title: say('Алғашқы үш есеп', 'Первые три отчёта', 'The first three reports'),
  items: [
    {
      year: '2024',
      title: say('401–600: алғашқы қатысу', '401–600: первое участие', '401–600: taking part for the first time'),
      desc: prose(
        `Жеті мақсат бойынша есеп бердік, жалпы ұпай ${totals.first.kz} болды. Құжаттардың жартысынан көбі тек ішкі желіде тұрғандықтан, ұпайымыз кесілді.`,
        `Отчитались по семи целям, общий балл ${totals.first.ru}. Больше половины документов лежало только во внутренней сети, и баллы за них срезали.`,
        `We reported on seven goals and scored ${totals.first.en}. More than half of our documents were on the internal network only, which cost us points.`,
      ),
    },
    {
      year: '2025',
      title: say('301–400: құжаттар ашылды', '301–400: документы открыты', '301–400: documents made public'),
      desc: prose(
        `Тоғыз мақсат, ${totals.second.kz} ұпай. Теңдік жоспары, сатып алу ережесі мен қаржы есебі сайтқа шықты, студенттің денсаулығы туралы деректер алғаш рет жиналды.`,
        `Девять целей, ${totals.second.ru} балла. На сайте появились план равенства, правила закупок и финансовая отчётность, впервые собраны данные о здоровье студентов.`,
        `Nine goals and ${totals.second.en} points. The equality plan, the procurement rules and the accounts went online, and data on students’ health were gathered for the first time.`,
      ),
    },
    {
      year: '2026',
      title: say('201–300: он мақсат', '201–300: десять целей', '201–300: ten goals'),
      desc: prose(
        `Деректерді 2025 жылғы 28 қарашада тапсырдық, нәтиже 2026 жылғы 18 маусымда шықты. Жалпы ұпай ${totals.third.kz}, ең жоғарысы сапалы білім мен гендерлік теңдікте.`,
        `Данные сданы 28 ноября 2025 года, результат вышел 18 июня 2026 года. Общий балл ${totals.third.ru}, лучшие цели\u00a0— качественное образование и гендерное равенство.`,
        `Data were handed in on 28 November 2025 and the result came on 18 June 2026. The total is ${totals.third.en}, with quality education and gender equality at the top.`,
      ),
    },
  ],
}
