import type { Labels } from '@narkhoz/contract/locales.ts'
import type { CarriedBlock } from '../../resolve-blocks.ts'
import { columns, prose, row, say } from '../texts.ts'

const days = {
  monWed: say('Дс, Ср', 'Пн, Ср', 'Mon, Wed'),
  tueThu: say('Сс, Бс', 'Вт, Чт', 'Tue, Thu'),
  wedFri: say('Ср, Жм', 'Ср, Пт', 'Wed, Fri'),
  monFri: say('Дс–Жм', 'Пн–Пт', 'Mon–Fri'),
  friSat: say('Жм, Сб', 'Пт, Сб', 'Fri, Sat'),
}

const at = (when: Labels, hours: string) => say(`${when.kz} ${hours}`, `${when.ru} ${hours}`, `${when.en} ${hours}`)

const mail = (name: Labels, address: string) => {
  const link = (text: string) => `<a href="mailto:${address}@narxoz.example">${text}</a>`
  return say(link(name.kz), link(name.ru), link(name.en))
}

const adviser = (whom: Labels, name: Labels, address: string, room: number, hours: Labels) =>
  row(whom, mail(name, address), say(`${room}-кабинет`, `кабинет ${room}`, `room ${room}`), hours)

/** Who advises whom; names, rooms and mailboxes are those of the staff lists. */
export const people: CarriedBlock = {
  type: 'table',
  title: say('Кім кімге кеңес береді', 'Кто кого консультирует', 'Who advises whom'),
  desc: prose(
    'Кестеде аға эдвайзерлер берілген: аты-жөнін бассаңыз, хат жазу терезесі ашылады. Тобыңыздың өз эдвайзері <a href="/account">жеке кабинетіңізде</a> көрсетілген.',
    'В таблице старшие эдвайзеры, нажмите на имя, чтобы написать письмо. Эдвайзер вашей группы указан в <a href="/account">личном кабинете</a>.',
    'These are the senior advisers; choose a name to write an email. The adviser of your own group is named in <a href="/account">your account</a>.',
  ),
  columns: columns(
    say('Кімге', 'Для кого', 'For whom'),
    say('Эдвайзер', 'Эдвайзер', 'Adviser'),
    say('Кабинет', 'Кабинет', 'Room'),
    say('Қабылдау', 'Приём', 'Hours'),
  ),
  rows: [
    adviser(
      say('1-курс, барлық мектеп', '1-й курс, все школы', 'First year, all schools'),
      say('Бауыржан Сейілов', 'Бауржан Сеилов', 'Bauyrzhan Seilov'),
      'b.seilov',
      130,
      at(days.monFri, '8:30–17:00'),
    ),
    adviser(
      say('Ауысқан және қайта оралған студенттер', 'Переведённые и восстановленные', 'Transferred and readmitted students'),
      say('Ирина Шевченко', 'Ирина Шевченко', 'Irina Shevchenko'),
      'i.shevchenko',
      130,
      at(days.monFri, '10:00–19:00'),
    ),
    adviser(
      say('Экономика, қаржы, есеп, 2–4-курс', 'Экономика, финансы, учёт, 2–4-й курсы', 'Economics, finance, accounting, years 2–4'),
      say('Руслан Ибрагимов', 'Руслан Ибрагимов', 'Ruslan Ibragimov'),
      'r.ibragimov',
      205,
      at(days.tueThu, '14:00–17:00'),
    ),
    adviser(
      say(
        'Маркетинг, менеджмент, логистика, 2–4-курс',
        'Маркетинг, менеджмент, логистика, 2–4-й курсы',
        'Marketing, management, logistics, years 2–4',
      ),
      say('Наталья Кравченко', 'Наталья Кравченко', 'Natalya Kravchenko'),
      'n.kravchenko',
      234,
      at(days.monWed, '14:00–17:00'),
    ),
    adviser(
      say('Экономика және менеджмент, магистратура', 'Экономика и менеджмент, магистратура', 'Economics and management, master’s'),
      say('Салтанат Әбдірахманова', 'Салтанат Абдрахманова', 'Saltanat Abdrakhmanova'),
      's.abdrakhmanova',
      203,
      at(days.tueThu, '16:30–18:30'),
    ),
    adviser(
      say('Цифрлық технологиялар, 2–4-курс', 'Цифровые технологии, 2–4-й курсы', 'Digital technologies, years 2–4'),
      say('Марат Омаров', 'Марат Омаров', 'Marat Omarov'),
      'm.omarov',
      403,
      at(days.monWed, '15:00–18:00'),
    ),
    adviser(
      say('Цифрлық технологиялар, магистратура', 'Цифровые технологии, магистратура', 'Digital technologies, master’s'),
      say('Ләззат Бекова', 'Ляззат Бекова', 'Lyazzat Bekova'),
      'l.bekova',
      404,
      at(days.wedFri, '16:30–18:30'),
    ),
    adviser(
      say(
        'Психология, әлеуметтану, туризм, 2–4-курс',
        'Психология, социология, туризм, 2–4-й курсы',
        'Psychology, sociology, tourism, years 2–4',
      ),
      say('Динара Мәжитова', 'Динара Мажитова', 'Dinara Mazhitova'),
      'd.mazhitova',
      603,
      at(days.tueThu, '11:00–14:00'),
    ),
    adviser(
      say('Дизайн және медиа, 2–4-курс', 'Дизайн и медиа, 2–4-й курсы', 'Design and media, years 2–4'),
      say('Анастасия Вебер', 'Анастасия Вебер', 'Anastassiya Veber'),
      'a.veber',
      605,
      at(days.wedFri, '12:00–15:00'),
    ),
    adviser(
      say('Құқықтану, 2–4-курс', 'Юриспруденция, 2–4-й курсы', 'Law, years 2–4'),
      say('Бекзат Нұрпейісов', 'Бекзат Нурпеисов', 'Bekzat Nurpeissov'),
      'b.nurpeissov',
      703,
      at(days.monWed, '10:00–13:00'),
    ),
    adviser(
      say('Халықаралық қатынастар, 2–4-курс', 'Международные отношения, 2–4-й курсы', 'International relations, years 2–4'),
      say('Жәнібек Ораз', 'Жанибек Ораз', 'Zhanibek Oraz'),
      'z.oraz',
      711,
      at(days.tueThu, '15:00–17:00'),
    ),
    adviser(
      say('Бизнес-мектеп, бакалавриат', 'Бизнес-школа, бакалавриат', 'Business School, bachelor’s'),
      say('Жандос Есенов', 'Жандос Есенов', 'Zhandos Yessenov'),
      'z.yessenov',
      509,
      at(days.wedFri, '14:00–17:00'),
    ),
    adviser(
      say('Бизнес-мектеп, MBA', 'Бизнес-школа, MBA', 'Business School, MBA'),
      say('Данияр Қуанышев', 'Данияр Куанышев', 'Daniyar Kuanyshev'),
      'd.kuanyshev',
      503,
      at(days.friSat, '17:00–19:00'),
    ),
    adviser(
      say('Шетелдік студенттер', 'Иностранные студенты', 'International students'),
      say('Жансая Әлиева', 'Жансая Алиева', 'Zhansaya Aliyeva'),
      'z.aliyeva',
      305,
      at(days.monFri, '9:00–18:00'),
    ),
    adviser(
      say('Докторанттар', 'Докторанты', 'Doctoral students'),
      say('PhD үйлестірушісі', 'Координатор PhD', 'PhD coordinator'),
      'phd',
      216,
      at(days.tueThu, '10:00–13:00'),
    ),
  ],
  row_heads: true,
}
