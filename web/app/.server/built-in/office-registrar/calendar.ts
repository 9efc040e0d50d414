import type { CarriedBlock } from '../../resolve-blocks.ts'
import { columns, prose, row, say } from '../texts.ts'

/** Days as the academic calendar 04-15 sets them; the dean's office names the same. */
export const calendar: CarriedBlock = {
  type: 'table',
  title: say('2026–2027 оқу жылының күнтізбесі', 'Календарь 2026–2027 учебного года', 'Academic calendar 2026–2027'),
  desc: prose(
    'Бакалавриаттың күндізгі бөлімі үшін. Диплом 24 мамыр мен 12 маусым аралығында қорғалады, жазғы семестр 7 маусымнан 17 шілдеге дейін созылады, диплом тапсыру салтанаты 26 маусымда.\n2026 жылғы 30 маусымда бекітілген № 04-15 құжат <a href="/academic-policy">академиялық саясат</a> бетінде тұр.',
    'Для очного бакалавриата. Дипломы защищают с 24 мая по 12 июня, летний семестр длится с 7 июня по 17 июля, вручение дипломов 26 июня.\nДокумент № 04-15, утверждённый 30 июня 2026 года, лежит на странице <a href="/academic-policy">академической политики</a>.',
    'For full-time bachelor’s students. Theses are defended from 24 May to 12 June, the summer semester runs from 7 June to 17 July, and graduation is on 26 June.\nDocument 04-15, approved on 30 June 2026, is on the <a href="/academic-policy">academic policy</a> page.',
  ),
  columns: columns(
    say('Кезең', 'Период', 'Period'),
    say('Күз, 2026', 'Осень 2026', 'Autumn 2026'),
    say('Көктем, 2027', 'Весна 2027', 'Spring 2027'),
  ),
  rows: [
    row(
      say('Пәндерге тіркелу', 'Запись на предметы', 'Enrolment'),
      say('11–31 тамыз', '11–31 августа', '11–31 August'),
      say('28 желтоқсан – 17 қаңтар', '28 декабря – 17 января', '28 December – 17 January'),
    ),
    row(
      say('Танысу аптасы', 'Неделя адаптации', 'Orientation week'),
      say('25–31 тамыз', '25–31 августа', '25–31 August'),
      say('өткізілмейді', 'не проводится', 'none'),
    ),
    row(
      say('Сабақтар', 'Занятия', 'Classes'),
      say('1 қыркүйек – 5 желтоқсан', '1 сентября – 5 декабря', '1 September – 5 December'),
      say('18 қаңтар – 30 сәуір', '18 января – 30 апреля', '18 January – 30 April'),
    ),
    row(
      say('Пәнді ауыстыру', 'Замена предмета', 'Changing a course'),
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
      say('21 желтоқсан – 17 қаңтар', '21 декабря – 17 января', '21 December – 17 January'),
      say('21–28 наурыз', '21–28 марта', '21–28 March'),
    ),
  ],
  row_heads: true,
}
