import type { CarriedBlock } from '../../resolve-blocks.ts'
import { columns, prose, row, say } from '../texts.ts'

const workingDays = (days: number) => say(`${days} жұмыс күні`, `${days} рабочих дней`, `${days} working days`)

export const services: CarriedBlock = {
  type: 'table',
  title: say('Қызметтер және олардың мерзімі', 'Услуги и сроки', 'Services and how long they take'),
  desc: prose(
    'Мерзім құжат толық тапсырылған күннен бастап есептеледі. Кешіксек, не себептен екенін хатпен өзіміз хабарлаймыз.',
    'Срок считается со дня, когда сданы все документы. Если задерживаем, сами пишем почему.',
    'The time runs from the day your documents are complete. If we are late, we write first and say why.',
  ),
  columns: columns(
    say('Қызмет', 'Услуга', 'Service'),
    say('Қайда жүгінесіз', 'Куда обратиться', 'Where to ask'),
    say('Мерзімі', 'Срок', 'Ready in'),
  ),
  rows: [
    row(
      say('Электрондық транскрипт', 'Электронный транскрипт', 'Electronic transcript'),
      say(
        '<a href="/account">жеке кабинеттің</a> анықтамалар бөлімі',
        'раздел справок в <a href="/account">личном кабинете</a>',
        'certificates section of <a href="/account">your account</a>',
      ),
      say('бірнеше минут, тегін', 'несколько минут, бесплатно', 'a few minutes, free'),
    ),
    row(
      say('Мөр басылған транскрипт', 'Транскрипт с печатью', 'Stamped transcript'),
      say(
        '<a href="/service-center?modal=transcript">онлайн өтінім</a>',
        '<a href="/service-center?modal=transcript">онлайн-заявка</a>',
        '<a href="/service-center?modal=transcript">online request</a>',
      ),
      say('3 жұмыс күні, 3\u00a0000 теңге', '3 рабочих дня, 3\u00a0000 тенге', '3 working days, 3,000 tenge'),
    ),
    row(
      say('Пәнді қосу немесе алып тастау', 'Добавить или снять дисциплину', 'Adding or dropping a course'),
      say(
        '<a href="/account">жеке кабинет</a>, семестрдің алғашқы он күні',
        '<a href="/account">личный кабинет</a>, первые десять дней семестра',
        '<a href="/account">your account</a>, first ten days of term',
      ),
      say('сол күні', 'в тот же день', 'the same day'),
    ),
    row(
      say('Емтихан бағасына апелляция', 'Апелляция на оценку за экзамен', 'Appeal against an exam mark'),
      say('112-кабинет, баға шыққан күннің ертеңіне дейін', 'кабинет 112, до конца следующего дня', 'room 112, by the end of the next day'),
      say('2 жұмыс күні', '2 рабочих дня', '2 working days'),
    ),
    row(
      say('Ауысқандағы академиялық айырма', 'Академическая разница при переводе', 'Courses to make up after a transfer'),
      say('өтініш пен бұрынғы транскрипт', 'заявление и прежний транскрипт', 'a request with your old transcript'),
      workingDays(5),
    ),
    row(
      say('Шетелде оқылған пәндерді есепке алу', 'Перезачёт зарубежных дисциплин', 'Recognition of courses from abroad'),
      say('қабылдаушы университеттің транскрипті', 'транскрипт принимающего вуза', 'the transcript of your host'),
      workingDays(10),
    ),
    row(
      say('Академиялық демалыс бұйрығы', 'Приказ об академическом отпуске', 'Order on academic leave'),
      say(
        '<a href="/service-center">қызмет көрсету орталығы</a>, 110-кабинет',
        '<a href="/service-center">центр обслуживания</a>, кабинет 110',
        '<a href="/service-center">service centre</a>, room 110',
      ),
      workingDays(5),
    ),
    row(
      say('Жеке емтихан кестесі', 'Личное расписание экзаменов', 'Your exam timetable'),
      say(
        'сұраудың қажеті жоқ, <a href="/account">жеке кабинетіңізге</a> өзі келеді',
        'запрашивать не нужно, приходит в <a href="/account">личный кабинет</a>',
        'no need to ask, it comes to <a href="/account">your account</a>',
      ),
      say('сессиядан бір ай бұрын', 'за месяц до сессии', 'a month before exams'),
    ),
  ],
  row_heads: true,
}
