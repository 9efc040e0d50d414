import type { BuiltInPage } from '../built-in-page.ts'
import { offices } from '../offices.ts'
import { listing, prose, say } from '../texts.ts'
import { people } from './people.ts'
import { questions } from './questions.ts'
import { year } from './year.ts'

export const advisors: BuiltInPage = {
  banner: {
    title: say('Оқу жолында жалғыз емессіз', 'План учёбы не придётся строить в одиночку', 'You do not plan your studies alone'),
    lead: say(
      'Эдвайзер сіз үшін шешім қабылдамайды, бірақ әр таңдаудың неге апаратынын бірге есептеп шығады.',
      'Эдвайзер не решает за вас, но вместе с вами просчитает, к чему ведёт каждый выбор.',
      'An adviser does not decide for you, but works out with you where each choice leads.',
    ),
  },
  blocks: [
    {
      type: 'intro',
      title: say('Эдвайзер не істейді', 'Что делает эдвайзер', 'What an adviser does'),
      lead: say(
        'Бірінші курстан дипломға дейін жоспарыңызды бір адам біледі, ал жоспар бұзылса, оны алдымен сізге айтады.',
        'От первого курса до диплома ваш план знает один человек, и если план сбился, первым об этом услышите вы.',
        'From first year to degree one person knows your plan, and if it goes off course you are the first to hear.',
      ),
      desc: prose(
        'Ол пәндерді ретімен жинауға, қосымша бағыт таңдауға, академиялық қарызды жабуға және алмасу семестрін жоспарға сыйдыруға көмектеседі. Жүктемені 36 кредитке дейін көбейту немесе 24-ке дейін азайту да эдвайзердің келісімімен жасалады.\nКүйзеліс пен мазасыздық туралы <a href="/center/psychological-support">психологпен</a> сөйлескен дұрыс, ал бағаға қатысты дауды <a href="/office-registrar">тіркеуші кеңсесі</a> шешеді.',
        'Он помогает собрать дисциплины в верном порядке, выбрать дополнительное направление, закрыть академическую задолженность и вписать в план семестр по обмену. Поднять нагрузку до 36 кредитов или снизить до 24 тоже можно только с согласия эдвайзера.\nО стрессе и тревоге лучше говорить с <a href="/center/psychological-support">психологом</a>, а споры об оценках решает <a href="/office-registrar">офис регистратора</a>.',
        'Advisers help you put courses in the right order, choose a minor, clear a failed course and fit an exchange semester into the plan. Raising your load to 36 credits or lowering it to 24 also takes their consent.\nStress and anxiety are better talked over with a <a href="/center/psychological-support">counsellor</a>, and disputes about marks are settled by the <a href="/office-registrar">registrar’s office</a>.',
      ),
      facts: [
        {
          title: say('Эдвайзер саны', 'Эдвайзеров', 'Advisers'),
          value: say('бес мектепте 124', '124 в пяти школах', '124 in five schools'),
        },
        {
          title: say('Бір эдвайзерге', 'На одного эдвайзера', 'Each looks after'),
          value: say('шамамен 100 студент', 'около 100 студентов', 'about 100 students'),
        },
        {
          title: say('Хатқа жауап', 'Ответ на письмо', 'Reply to a letter'),
          value: say('екі жұмыс күнінде', 'в течение двух рабочих дней', 'within two working days'),
        },
        {
          title: say('Тілдер', 'Языки', 'Languages'),
          value: say('қазақ, орыс, ағылшын', 'казахский, русский, английский', 'Kazakh, Russian, English'),
        },
      ],
    },
    people,
    year,
    {
      type: 'text',
      title: say('Кездесуге не ала келу керек', 'Что взять на встречу', 'What to bring'),
      desc: listing(
        {
          name: say('Студенттік карта', 'Студенческая карта', 'Student card'),
          about: say(
            'онсыз жоспарыңыз бен бағаларыңызды аша алмаймыз',
            'без неё мы не можем открыть ваш план и оценки',
            'without it we cannot open your plan and marks',
          ),
        },
        {
          name: say('Пәндер тізімі', 'Список дисциплин', 'A list of courses'),
          about: say(
            'қызықтыратын бес-алты пән және қиын болады-ау дегеніңіз',
            'пять-шесть интересных дисциплин и одну, которая точно дастся трудно',
            'five or six that interest you and the one you expect to be hard',
          ),
        },
        {
          name: say('Апталық кестеңіз', 'Ваше расписание', 'Your week'),
          about: say(
            'жұмыс, жаттығу және жолға кететін уақыт жазылған',
            'с работой, тренировками и временем на дорогу',
            'with work, training and time on the road marked',
          ),
        },
        {
          name: say('Растайтын қағаз', 'Подтверждение', 'Proof'),
          about: say(
            'ауырсаңыз анықтама, ауыссаңыз транскрипт, жұмыс істесеңіз еңбек шарты',
            'справка, если болели; транскрипт, если переводитесь; договор, если работаете',
            'a medical note, a transcript for a transfer or a contract if you work',
          ),
        },
        {
          name: say('Бір сұрақ', 'Один вопрос', 'One question'),
          about: say(
            'ең мазалайтынын жазып келіңіз: кездесуге жарты сағат беріледі',
            'запишите самый важный: встреча длится полчаса',
            'write down the one that matters most: a meeting lasts half an hour',
          ),
        },
      ),
    },
    questions,
    {
      type: 'contacts',
      title: say('Кімге барарыңызды білмесеңіз', 'Если не знаете, к кому идти', 'If you do not know whom to ask'),
      items: [offices.dean, offices.international],
    },
  ],
}
