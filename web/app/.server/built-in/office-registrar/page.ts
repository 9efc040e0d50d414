import type { BuiltInPage } from '../built-in-page.ts'
import { offices } from '../offices.ts'
import { figure, prose, same, say } from '../texts.ts'
import { calendar } from './calendar.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'
import { transcript } from './transcript.ts'

export const officeRegistrar: BuiltInPage = {
  banner: {
    title: say('Әр бағаның иесі де, ізі де бар', 'За каждой оценкой стоят человек и запись', 'Every mark has an owner and a record'),
    lead: say(
      'Пәнге алғаш тіркелгеніңізден дипломға қосымша басылғанға дейін оқуыңыздың шежіресін осы кеңсе жүргізеді.',
      'От первой записи на дисциплину до приложения к диплому: историю вашей учёбы ведёт этот офис.',
      'From your first enrolment to the diploma supplement, this office keeps the history of your studies.',
    ),
  },
  blocks: [
    {
      type: 'intro',
      title: say('Кеңсе немен айналысады', 'Чем занимается офис', 'What the office does'),
      lead: say(
        'Тіркеуші баға қоймайды. Ол бағаның ережеге сай қойылғанын, дұрыс жазылғанын және жоғалмағанын қадағалайды.',
        'Регистратор не ставит оценок. Он следит, чтобы оценку поставили по правилам, записали верно и не потеряли.',
        'The registrar gives no marks. The office sees to it that a mark is given by the rules, entered correctly and never lost.',
      ),
      desc: prose(
        'Кеңсе сабақ пен емтихан кестесін құрады, пәндерге тіркелуді ашады, жазбаша жұмыстарды тексерушіге шифрлап береді және GPA есептейді. Ауысу, оқуға қайта қабылдану және шетелде алынған кредиттер де осы жерден өтеді.\nҚағаз анықтаманы <a href="/service-center">қызмет көрсету орталығы</a> береді, ал пән таңдау туралы кеңесті <a href="/advisors">эдвайзерден</a> сұраңыз.',
        'Офис составляет расписание занятий и экзаменов, открывает запись на дисциплины, шифрует письменные работы перед проверкой и считает GPA. Через него же проходят переводы, восстановление и кредиты, полученные за рубежом.\nБумажные справки выдаёт <a href="/service-center">центр обслуживания</a>, а о выборе дисциплин посоветуйтесь с <a href="/advisors">эдвайзером</a>.',
        'The office draws up the timetable and the exam schedule, opens enrolment, codes written papers before they are marked and works out your GPA. Transfers, readmission and credits earned abroad pass through it as well.\nPaper certificates come from the <a href="/service-center">service centre</a>; about your choice of courses, ask your <a href="/advisors">adviser</a>.',
      ),
      facts: [
        { title: say('Орны', 'Где', 'Where'), value: offices.registrar.address },
        { title: say('Жұмыс уақыты', 'Часы работы', 'Opening hours'), value: offices.registrar.hours },
        { title: say('Телефон', 'Телефон', 'Phone'), value: same(offices.registrar.phone) },
        {
          title: say('Ең тыныш уақыт', 'Когда меньше очередь', 'Quietest time'),
          value: say('сәрсенбі мен жұма, 15:00-ден кейін', 'среда и пятница после 15:00', 'Wednesday and Friday after 15:00'),
        },
      ],
    },
    services,
    calendar,
    transcript,
    {
      type: 'numbers',
      title: say('Бір оқу жылы сандармен', 'Один учебный год в цифрах', 'One academic year in figures'),
      items: [
        {
          value: figure(118_600),
          title: say('жазбаша жұмыс аты-жөнінсіз тексерілді', 'письменных работ проверено без имён', 'written papers marked without names'),
        },
        { value: figure(412), title: say('апелляция қаралды', 'апелляций рассмотрено', 'appeals were heard') },
        {
          value: figure(67),
          title: say('баға апелляциядан кейін көтерілді', 'оценок повышено после апелляции', 'marks went up after an appeal'),
        },
        {
          value: say('9 күн', '9 дней', '9 days'),
          title: say(
            'шетелде алынған бағаларды енгізудің орташа мерзімі',
            'в среднем вносили оценки из зарубежных вузов',
            'on average to enter marks from abroad',
          ),
        },
      ],
    },
    questions,
    {
      type: 'contacts',
      title: say('Кімге хабарласасыз', 'К кому обратиться', 'Whom to contact'),
      items: [offices.registrar, offices.service, offices.quality],
    },
  ],
}
