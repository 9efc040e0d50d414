import type { BuiltInPage } from '../built-in-page.ts'
import { figure, percent, prose, say } from '../texts.ts'
import { changes } from './changes.ts'
import { employers } from './employers.ts'
import { graduates } from './graduates.ts'
import { questions } from './questions.ts'
import { students } from './students.ts'

export const surveyResults: BuiltInPage = {
  banner: {
    title: say('Сұрадық, естідік, өзгерттік', 'Спросили, услышали, изменили', 'We asked, we listened, we changed'),
    lead: say(
      'Ұнаған жауапты да, ұнамағанын да жариялаймыз. Бұл бетте үш сауалнаманың қорытындысы, жылдары кестелерде көрсетілген.',
      'Публикуем и приятные ответы, и неприятные. На этой странице итоги трёх опросов, годы указаны в таблицах.',
      'We publish the pleasant answers and the unpleasant ones. Here are the results of three surveys; the tables name the years.',
    ),
  },
  blocks: [
    {
      type: 'intro',
      title: say('Қалай сұраймыз', 'Как мы спрашиваем', 'How we ask'),
      lead: say(
        'Сұрақтар үш жыл бойы өзгермеді: әйтпесе жауаптарды салыстыруға болмас еді.',
        'Вопросы не менялись три года: иначе ответы нельзя было бы сравнить.',
        'The questions have not changed in three years, or the answers could not be compared.',
      ),
      desc: prose(
        'Сауалнаманы академиялық сапа бөлімі жүргізеді. Студенттер сәуірде, түлектер диплом алғаннан кейін бір жыл өткенде, жұмыс берушілер мамырда жауап береді. Сілтеме бір рет қана ашылады және аты-жөнмен байланыстырылмайды.\nБес адамнан аз жауап берген топ бөлек көрсетілмейді. Қорытындыны Ғылыми кеңес маусымда талқылайды, содан кейін әр мектеп не өзгертетінін жазбаша айтады.',
        'Опросы ведёт отдел академического качества. Студенты отвечают в апреле, выпускники через год после диплома, работодатели в мае. Ссылка открывается один раз и не связана с именем.\nГруппы, где ответили меньше пяти человек, отдельно не показывают. Итоги в июне обсуждает Учёный совет, после чего каждая школа письменно сообщает, что изменит.',
        'The surveys are run by the Academic Quality Unit. Students answer in April, graduates a year after their degree and employers in May. A link opens only once and is not tied to a name.\nGroups with fewer than five answers are not shown by themselves. The Academic Council debates the results in June, and each school then says in writing what it will change.',
      ),
      facts: [
        {
          title: say('Студентке', 'Студенту', 'For students'),
          value: say('24 сұрақ, 7 минут', '24 вопроса, 7 минут', '24 questions, 7 minutes'),
        },
        {
          title: say('Түлекке', 'Выпускнику', 'For graduates'),
          value: say('18 сұрақ, 5 минут', '18 вопросов, 5 минут', '18 questions, 5 minutes'),
        },
        {
          title: say('Жұмыс берушіге', 'Работодателю', 'For employers'),
          value: say('12 сұрақ, 4 минут', '12 вопросов, 4 минуты', '12 questions, 4 minutes'),
        },
        {
          title: say('Тілдер', 'Языки', 'Languages'),
          value: say('қазақ, орыс, ағылшын', 'казахский, русский, английский', 'Kazakh, Russian, English'),
        },
      ],
    },
    {
      type: 'numbers',
      title: say('2026 жылғы сауалнамада кім жауап берді', 'Кто ответил в опросах 2026 года', 'Who answered the surveys of 2026'),
      items: [
        {
          value: figure(7940),
          title: say('студент', 'студентов', 'students'),
          desc: prose('барлығының 64 пайызы', '64 процента всех', '64 per cent of all'),
        },
        {
          value: figure(1186),
          title: say('өткен жылғы түлек', 'выпускников прошлого года', 'graduates of the year before'),
          desc: prose('2\u00a0790 түлектің 43 пайызы', '43 процента из 2\u00a0790', '43 per cent of 2,790'),
        },
        {
          value: figure(212),
          title: say('жұмыс беруші', 'работодателей', 'employers'),
          desc: prose('түлектеріміз істейтін компаниялар', 'компании, где работают наши выпускники', 'firms where our graduates work'),
        },
      ],
    },
    students,
    graduates,
    employers,
    {
      type: 'facts',
      title: say('Алмасудан оралғандар', 'Вернувшиеся с обмена', 'Back from an exchange'),
      desc: prose(
        'Ұтқырлыққа қатысқандарды халықаралық байланыс кеңсесі бөлек сұрайды. Мына сандар 2026 жылғы көктемгі сауалнамадан.',
        'Участников мобильности международный офис опрашивает отдельно. Это цифры весеннего опроса 2026 года.',
        'The international office asks exchange students separately. These figures are from the survey of spring 2026.',
      ),
      link: { text: say('Ұтқырлық сауалнамасы', 'Опрос о мобильности', 'The mobility survey'), url: '/surveys' },
      items: [
        { title: say('Жауап бергендер', 'Ответили', 'Answered'), value: say('131 студент', '131 студент', '131 students') },
        {
          title: say('Барған университетін досына ұсынады', 'Посоветуют принимающий вуз', 'Would recommend their host'),
          value: percent(92),
        },
        { title: say('Кредиттер тез есепке алынды', 'Кредиты зачли быстро', 'Credits recognised quickly'), value: percent(78) },
      ],
    },
    changes,
    questions,
  ],
}
