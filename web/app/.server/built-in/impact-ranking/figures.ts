import type { CarriedBlock } from '../../resolve-blocks.ts'
import { columns, prose, row, say } from '../texts.ts'
import { goalCell, goals } from './goals.ts'

export const figures: CarriedBlock = {
  type: 'table',
  title: say('Ұпайдың артындағы сандар', 'Цифры за баллами', 'The figures behind the scores'),
  desc: prose(
    'Әр санның иесі бар: дерек университеттің қай бөлімінен алынғаны соңғы бағанда көрсетілген.',
    'У каждой цифры есть хозяин: в последнем столбце названо подразделение, которое её даёт.',
    'Every figure has an owner: the last column names the office that answers for it.',
  ),
  columns: columns(
    say('Мақсат', 'Цель', 'Goal'),
    say('Не өлшенді', 'Что измерили', 'What was measured'),
    say('Дереккөз', 'Источник', 'Source'),
  ),
  rows: [
    row(
      goalCell(goals.poverty),
      say('әлеуметтік грантпен 186 студент оқиды', '186 студентов учатся на социальные гранты', '186 students hold social grants'),
      say('грант бөлімі', 'отдел грантов', 'grants office'),
    ),
    row(
      goalCell(goals.health),
      say('психологтың 2\u00a0340 тегін сеансы', '2\u00a0340 бесплатных встреч с психологом', '2,340 free counselling sessions'),
      say('психологиялық қолдау орталығы', 'центр психологической поддержки', 'Psychological Support Centre'),
    ),
    row(
      goalCell(goals.education),
      say('студенттердің 91\u00a0%-ы бірінші курсты аяқтады', '91\u00a0% окончили первый курс', '91% completed the first year'),
      say('тіркеуші кеңсесі', 'офис регистратора', 'registrar’s office'),
    ),
    row(
      goalCell(goals.equality),
      say('профессорлардың 38\u00a0%-ы\u00a0– әйелдер', 'женщин среди профессоров 38\u00a0%', '38% of professors are women'),
      say('кадр қызметі', 'кадровая служба', 'personnel office'),
    ),
    row(
      goalCell(goals.work),
      say(
        'түлектердің 87\u00a0%-ы жыл ішінде жұмыста немесе оқуда',
        '87\u00a0% выпускников за год нашли работу или учатся',
        '87% of graduates in work or study within a year',
      ),
      say('мансапты дамыту кеңсесі', 'офис развития карьеры', 'career development office'),
    ),
    row(
      goalCell(goals.inequality),
      say('бірінші курстың 31\u00a0%-ы ауылдан келді', '31\u00a0% первокурсников приехали из сёл', '31% of first-years come from villages'),
      say('қабылдау комиссиясы', 'приёмная комиссия', 'admissions office'),
    ),
    row(
      goalCell(goals.cities),
      say('ауа сапасын өлшейтін 52 ашық датчик', '52 открытых датчика качества воздуха', '52 open sensors of air quality'),
      say('қала деректері зертханасы', 'лаборатория городских данных', 'Urban Data Laboratory'),
    ),
    row(
      goalCell(goals.climate),
      say(
        'жылына 5\u00a0780 тонна CO₂, 2022 жылы 7\u00a0290 болған',
        '5\u00a0780 тонн CO₂ в год, в 2022 году было 7\u00a0290',
        '5,780 tonnes of CO₂ a year, down from 7,290 in 2022',
      ),
      say('тұрақты даму үйлестірушісі', 'координатор устойчивого развития', 'sustainability coordinator'),
    ),
    row(
      goalCell(goals.institutions),
      say(
        'заң клиникасы 1\u00a0046 адамға көмектесті',
        'юридическая клиника помогла 1\u00a0046 людям',
        'the law clinic helped 1,046 people',
      ),
      say('заң клиникасы', 'юридическая клиника', 'Law Clinic'),
    ),
    row(
      goalCell(goals.partnership),
      say('18 елдегі 40 серіктес университет', '40 университетов-партнёров в 18 странах', '40 partner universities in 18 countries'),
      say('халықаралық байланыс кеңсесі', 'международный офис', 'international office'),
    ),
  ],
  row_heads: true,
}
