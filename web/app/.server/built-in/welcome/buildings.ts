import type { CarriedBlock } from '../../resolve-blocks.ts'
import { columns, prose, row, say } from '../texts.ts'

const main = (floor: number) => say(`Бас ғимарат, ${floor}-қабат`, `Главный корпус, ${floor}-й этаж`, `Main building, floor ${floor}`)

export const buildings: CarriedBlock = {
  type: 'table',
  title: say('Ғимараттар картасы', 'Карта корпусов', 'A guide to the buildings'),
  desc: prose(
    'Бөлме нөмірінің бірінші цифры\u00a0– қабат: 402-кабинет төртінші қабатта. Кампус бір квартал, екі шетінің арасы жаяу бес минут.',
    'Первая цифра в номере\u00a0— этаж: кабинет 402 на четвёртом. Кампус занимает один квартал, из конца в конец пять минут пешком.',
    'The first digit of a room is its floor: room 402 is on floor 4. The campus is one city block, five minutes from end to end.',
  ),
  columns: columns(say('Қайда', 'Где', 'Where'), say('Не бар', 'Что там', 'What is there')),
  rows: [
    row(
      main(1),
      say(
        'қызмет көрсету орталығы (110), тіркеуші (112), төлем бөлімі (109), АТ қолдау (104), деканат (130), медициналық пункт',
        'центр обслуживания (110), регистратор (112), отдел платежей (109), ИТ-поддержка (104), деканат (130), медпункт',
        'service centre (110), registrar (112), payments (109), IT help desk (104), dean’s office (130), medical room',
      ),
    ),
    row(
      main(2),
      say(
        '<a href="/school/school-of-economics-and-management">Экономика және менеджмент мектебі</a> (201)',
        '<a href="/school/school-of-economics-and-management">Школа экономики и менеджмента</a> (201)',
        '<a href="/school/school-of-economics-and-management">School of Economics and Management</a> (201)',
      ),
    ),
    row(
      main(3),
      say(
        'президент пен проректорлар, <a href="/international">халықаралық байланыс кеңсесі</a> (305)',
        'президент и проректоры, <a href="/international">международный офис</a> (305)',
        'president and vice-rectors, <a href="/international">international office</a> (305)',
      ),
    ),
    row(
      main(4),
      say(
        '<a href="/school/school-of-digital-technologies">Цифрлық технологиялар мектебі</a> (402), <a href="/center/languages">тіл орталығы</a> (401)',
        '<a href="/school/school-of-digital-technologies">Школа цифровых технологий</a> (402), <a href="/center/languages">языковой центр</a> (401)',
        '<a href="/school/school-of-digital-technologies">School of Digital Technologies</a> (402), <a href="/center/languages">language centre</a> (401)',
      ),
    ),
    row(
      main(5),
      say(
        '<a href="/school/business-school">Бизнес-мектеп</a> (501)',
        '<a href="/school/business-school">Бизнес-школа</a> (501)',
        '<a href="/school/business-school">Business School</a> (501)',
      ),
    ),
    row(
      main(6),
      say(
        '<a href="/school/school-of-arts-and-social-sciences">Өнер және әлеуметтік ғылымдар мектебі</a> (601)',
        '<a href="/school/school-of-arts-and-social-sciences">Школа искусств и социальных наук</a> (601)',
        '<a href="/school/school-of-arts-and-social-sciences">School of Arts and Social Sciences</a> (601)',
      ),
    ),
    row(
      main(7),
      say(
        '<a href="/school/school-of-law-and-public-policy">Құқық және мемлекеттік саясат мектебі</a> (701), оқу сот залы',
        '<a href="/school/school-of-law-and-public-policy">Школа права и государственной политики</a> (701), учебный зал суда',
        '<a href="/school/school-of-law-and-public-policy">School of Law and Public Policy</a> (701), moot courtroom',
      ),
    ),
    row(
      say('2-корпус', 'Корпус 2', 'Building 2'),
      say(
        'үлкен және кіші спорт залдары, өрмелеу қабырғасы, асхана, өнер галереясы',
        'большой и малый спортзалы, скалодром, столовая, художественная галерея',
        'two sports halls, climbing wall, canteen, art gallery',
      ),
    ),
    row(
      say('3-корпус', 'Корпус 3', 'Building 3'),
      say(
        'компьютер зертханалары, киберполигон (318)',
        'компьютерные лаборатории, киберполигон (318)',
        'computer laboratories, cyber range (318)',
      ),
    ),
    row(
      say('Кітапхана ғимараты', 'Здание библиотеки', 'Library building'),
      say(
        'төрт оқу залы, топтық жұмысқа арналған он екі бөлме, сирек кітаптар',
        'четыре читальных зала, двенадцать комнат для групп, редкие книги',
        'four reading rooms, twelve group rooms, rare books',
      ),
    ),
    row(
      say('Спорт кешені мен стадион', 'Спорткомплекс и стадион', 'Sports centre and stadium'),
      say(
        'жүгіру жолы, 2-қабатта <a href="/military-department">әскери кафедра</a>',
        'беговая дорожка, на 2-м этаже <a href="/military-department">военная кафедра</a>',
        'running track; <a href="/military-department">military department</a> on floor 2',
      ),
    ),
  ],
  row_heads: true,
}
