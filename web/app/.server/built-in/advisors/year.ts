import type { CarriedBlock } from '../../resolve-blocks.ts'
import { prose, say } from '../texts.ts'

export const year: CarriedBlock = {
  type: 'steps',
  title: say('Қашан келген дұрыс', 'Когда приходить', 'When to come'),
  desc: prose(
    'Кез келген күні келуге болады. Ал мына бес кездесуді өткізіп алмаған жөн.',
    'Прийти можно в любой день. Но эти пять встреч лучше не пропускать.',
    'You may come on any day. These five meetings, though, are better not missed.',
  ),
  items: [
    {
      title: say('Тамыздың соңы: танысу', 'Конец августа: знакомство', 'Late August: getting to know each other'),
      desc: prose(
        'Танысу аптасындағы жарты сағат: оқу жоспары, таңдау пәндері, алғашқы семестрдің жүктемесі. Уақытын эдвайзер өзі тағайындайды.',
        'Полчаса в неделю адаптации: учебный план, дисциплины по выбору, нагрузка первого семестра. Время назначает сам эдвайзер.',
        'Half an hour in orientation week: the curriculum, your electives and the load of the first semester. Your adviser sets the time.',
      ),
    },
    {
      title: say(
        'Қазанның соңы: аралық бақылаудан кейін',
        'Конец октября: после рубежного контроля',
        'Late October: after the mid-term tests',
      ),
      desc: prose(
        'Бір пәннен 50 балға жетпесеңіз, емтиханды күтпеңіз. Эдвайзер жоғары курстан тегін тьютор табады немесе оқытушымен қосымша сабақ келіседі.',
        'Если по дисциплине меньше 50 баллов, не ждите экзамена. Эдвайзер найдёт бесплатного тьютора со старших курсов или договорится с преподавателем о занятиях.',
        'If you are below 50 points in a course, do not wait for the exam. Your adviser finds you a free tutor from a higher year or arranges extra classes with the teacher.',
      ),
    },
    {
      title: say('Желтоқсан: көктемгі пәндер', 'Декабрь: весенние дисциплины', 'December: courses for spring'),
      desc: prose(
        'Тіркелу 28 желтоқсанда ашылады, ал сұранысы көп пәндердің орны бір күнде бітеді. Тізімді емтиханға дейін келісіп қойыңыз.',
        'Запись открывается 28 декабря, и на популярные дисциплины места кончаются за день. Согласуйте список ещё до экзаменов.',
        'Enrolment opens on 28 December and the popular courses fill up in a day. Agree on your list before the exams begin.',
      ),
    },
    {
      title: say('Қаңтар: шетелдегі оқу', 'Январь: учёба за рубежом', 'January: studying abroad'),
      desc: prose(
        '<a href="/double-degree-programs">Қос дипломға</a> өтінім беретін болсаңыз, пәндердің серіктес жоспарымен сәйкестігін бірге тексереміз. Айырма көп шықса, оны бір жыл бұрын білген жеңіл.',
        'Если вы подаёте заявку на <a href="/double-degree-programs">двойной диплом</a>, вместе сверим дисциплины с планом партнёра. Большую разницу легче узнать за год.',
        'If you apply for a <a href="/double-degree-programs">double degree</a>, we check your courses against the partner’s curriculum. A large gap is easier to learn of a year ahead.',
      ),
    },
    {
      title: say('Мамырдың ортасы: келесі жыл', 'Середина мая: следующий год', 'Mid-May: the year ahead'),
      desc: prose(
        'Жеке оқу жоспарына 15 мамырға дейін қол қойылады. Тағылымдамадан жазда ма, күзде ме өтетініңізді сол кездесуде шешеміз.',
        'Индивидуальный план подписывают до 15 мая. На этой встрече решаем и то, когда будет практика: летом или осенью.',
        'The individual plan is signed by 15 May. At that meeting we also settle whether your placement falls in summer or autumn.',
      ),
    },
  ],
}
