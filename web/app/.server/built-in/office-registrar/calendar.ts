import type { CarriedBlock } from '../../resolve-blocks.ts'
import { columns, prose, row, say } from '../texts.ts'

/** Recurring dates, without a year: nobody can edit this page, and a calendar is approved every summer. */
export const calendar: CarriedBlock = {
  type: 'table',
  title: say('Оқу жылының күнтізбесі', 'Календарь учебного года', 'Academic calendar'),
  desc: prose(
    'Бакалавриаттың күндізгі бөлімі үшін. Диплом 24 мамыр мен 12 маусым аралығында қорғалады, жазғы семестр 7 маусымнан 17 шілдеге дейін созылады, диплом тапсыру салтанаты 26 маусымда.\nБұл\u00a0– әдеттегі мерзімдер; оқу жылына бекітілген күнтізбе <a href="/academic-policy">академиялық саясат</a> бетінде тұр.',
    'Для очного бакалавриата. Дипломы защищают с 24 мая по 12 июня, летний семестр длится с 7 июня по 17 июля, вручение дипломов 26 июня.\nЭто обычные сроки; календарь, утверждённый на учебный год, лежит на странице <a href="/academic-policy">академической политики</a>.',
    'For full-time bachelor’s students. Theses are defended from 24 May to 12 June, the summer semester runs from 7 June to 17 July, and graduation is on 26 June.\nThese are the usual dates; the calendar approved for the academic year is on the <a href="/academic-policy">academic policy</a> page.',
  ),
  columns: columns(
    say('Кезең', 'Период', 'Period'),
    say('Күзгі семестр', 'Осенний семестр', 'Autumn semester'),
    say('Көктемгі семестр', 'Весенний семестр', 'Spring semester'),
  ),
  rows: [
    row(
      say('Пәндерге тіркелу', 'Запись на дисциплины', 'Enrolment'),
      say('11–31 тамыз', '11–31 августа', '11–31 August'),
      say('28 желтоқсан\u00a0– 17 қаңтар', '28 декабря\u00a0— 17 января', '28 December – 17 January'),
    ),
    row(
      say('Танысу аптасы', 'Неделя адаптации', 'Orientation week'),
      say('25–31 тамыз', '25–31 августа', '25–31 August'),
      say('өткізілмейді', 'не проводится', 'none'),
    ),
    row(
      say('Сабақтар', 'Занятия', 'Classes'),
      say('1 қыркүйек\u00a0– 5 желтоқсан', '1 сентября\u00a0— 5 декабря', '1 September – 5 December'),
      say('18 қаңтар\u00a0– 30 сәуір', '18 января\u00a0— 30 апреля', '18 January – 30 April'),
    ),
    row(
      say('Пәнді ауыстыру', 'Замена дисциплины', 'Changing a course'),
      say('1–10 қыркүйек', '1–10 сентября', '1–10 September'),
      say('18–27 қаңтар', '18–27 января', '18–27 January'),
    ),
    row(
      say('Бірінші аралық бақылау', 'Первый рубежный контроль', 'First mid-term tests'),
      say('12–17 қазан', '12–17 октября', '12–17 October'),
      say('1–6 наурыз', '1–6 марта', '1–6 March'),
    ),
    row(
      say('Емтихандар', 'Экзамены', 'Examinations'),
      say('7–20 желтоқсан', '7–20 декабря', '7–20 December'),
      say('3–20 мамыр', '3–20 мая', '3–20 May'),
    ),
    row(
      say('FX бағасын қайта тапсыру', 'Пересдача FX', 'Resits after an FX'),
      say('18–20 желтоқсан', '18–20 декабря', '18–20 December'),
      say('18–20 мамыр', '18–20 мая', '18–20 May'),
    ),
    row(
      say('Демалыс', 'Каникулы', 'Break'),
      say('21 желтоқсан\u00a0– 17 қаңтар', '21 декабря\u00a0— 17 января', '21 December – 17 January'),
      say('21–28 наурыз', '21–28 марта', '21–28 March'),
    ),
  ],
  row_heads: true,
}
