import type { CarriedBlock } from '../../resolve-blocks.ts'
import { columns, prose, row, say } from '../texts.ts'

const who = {
  students: say('Студенттер', 'Студенты', 'Students'),
  graduates: say('Түлектер', 'Выпускники', 'Graduates'),
  employers: say('Жұмыс берушілер', 'Работодатели', 'Employers'),
}

export const changes: CarriedBlock = {
  type: 'table',
  title: say('Сауалнамадан кейін не өзгерді', 'Что изменилось после опросов', 'What the answers changed'),
  desc: prose(
    'Мұнда орындалғандары ғана тұр. Талқыланып жатқан ұсыныстарды студенттік кеңестің хаттамаларынан оқуға болады.',
    'Здесь только то, что уже сделано. О предложениях, которые ещё обсуждаются, читайте в протоколах Студенческого совета.',
    'Only what has been done stands here. Proposals still under debate can be read in the minutes of the Student Council.',
  ),
  columns: columns(
    say('Кім айтты', 'Кто сказал', 'Who said it'),
    say('Не айтты', 'Что сказали', 'What they said'),
    say('Не істелді', 'Что сделано', 'What was done'),
    say('Қашан', 'Когда', 'When'),
  ),
  rows: [
    row(
      who.students,
      say('сессияда түнде оқитын жер жоқ', 'в сессию негде заниматься ночью', 'nowhere to study at night in exam weeks'),
      say('114-бөлме таңға дейін ашық', 'аудитория 114 открыта до утра', 'room 114 stays open until morning'),
      say('2023 ж. желтоқсан', 'декабрь 2023', 'December 2023'),
    ),
    row(
      who.graduates,
      say('тағылымдамаға ақы төленбейді', 'стажировка не оплачивается', 'internships are unpaid'),
      say(
        'ақысыз еңбек ұсынатын компаниямен шарт жасалмайды',
        'с компаниями без оплаты договор не подписываем',
        'no contract with firms that do not pay',
      ),
      say('2024 ж. күз', 'осень 2024', 'autumn 2024'),
    ),
    row(
      who.employers,
      say('қазақша хат жазу әлсіз', 'слабое деловое письмо на казахском', 'weak business writing in Kazakh'),
      say(
        '«Іскерлік қазақ тілі» бірінші курста міндетті болды',
        '«Деловой казахский» стал обязательным на первом курсе',
        'business Kazakh is compulsory in the first year',
      ),
      say('2025 ж. қыркүйек', 'сентябрь 2025', 'September 2025'),
    ),
    row(
      who.students,
      say('сабақтар арасында екі-үш сағат бос', 'окна между парами по два-три часа', 'gaps of two or three hours between classes'),
      say('күніне бір сағаттан артық үзіліс қойылмайды', 'перерыв не длиннее часа в день', 'no more than an hour’s gap a day'),
      say('2025 ж. қыркүйек', 'сентябрь 2025', 'September 2025'),
    ),
    row(
      who.students,
      say('анықтаманы екі күн күтеміз', 'справку ждём два дня', 'a certificate takes two days'),
      say(
        'электрондық анықтама төрт минутта дайын',
        'электронная справка готова за четыре минуты',
        'an electronic one is ready in four minutes',
      ),
      say('2026 ж. қаңтар', 'январь 2026', 'January 2026'),
    ),
    row(
      who.graduates,
      say('статистика тым теориялық', 'статистика слишком теоретическая', 'statistics is too theoretical'),
      say(
        'курс компаниялардың нақты деректеріне көшті',
        'курс перешёл на реальные данные компаний',
        'the course now uses real company data',
      ),
      say('2026 ж. ақпан', 'февраль 2026', 'February 2026'),
    ),
    row(
      who.students,
      say('екінші жатақхана суық', 'во втором общежитии холодно', 'the second hall is cold'),
      say('жөндеу аяқталып, 260 орын ашылды', 'ремонт закончен, открыто 260 мест', 'repairs done, 260 places opened'),
      say('2026 ж. тамыз', 'август 2026', 'August 2026'),
    ),
  ],
}
