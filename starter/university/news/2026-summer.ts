import type { StarterEntry } from '../../starter-entry.ts'
import { halls } from '../year-dates.ts'

/** News of April to August 2026. */
export const summer2026: StarterEntry<'news'>[] = [
  {
    id: 11,
    slug: 'second-hall-of-residence-reopens',
    attributes: {
      title: {
        kz: 'Екінші жатақхана жөндеуден кейін ашылды',
        ru: 'Второе общежитие открылось после ремонта',
        en: 'The second hall of residence reopens after renovation',
      },
      date: '2026-08-26T10:00:00+05:00',
      lead: {
        kz: 'Он төрт айға созылған жұмыстан кейін 260 орындық ғимарат студенттерін қайта қабылдады. Бөлмені енді жоспардан өзіңіз таңдайсыз.',
        ru: 'После четырнадцати месяцев работ здание на 260 мест снова принимает студентов. Комнату теперь выбирают по плану самостоятельно.',
        en: 'After fourteen months of work the building with its 260 places is taking students again. You now choose your room on a plan yourself.',
      },
      body: {
        kz: '<p>Ғимарат 1974 жылы салынған, соңғы рет жиырма жыл бұрын жөнделген еді. Жылу құбыры мен электр желісі толық ауыстырылды, терезелер үш қабатты болды, шатырға жылу сақтайтын қабат төселді. Есеп бойынша жылытуға кететін шығын үштен бірге кемиді.</p><p>Әр қабатта екі асүй, кір жуатын бөлме және он алты орындық оқу залы бар. Бірінші қабаттағы алты бөлме арбамен жүретін студенттерге лайықталды: есігі кең, табалдырығы жоқ, жуынатын бөлмесі жеке. Жоспарды бекітер алдында оны сол студенттердің өздері тексеріп, ауысымдағы кезекшіні шақыратын түйменің орнын ауыстыртты.</p><p>Жатақханалар үйлестірушісі Ғалым Ержанов орындардың 70 пайызы басқа қаладан келген бірінші курсқа берілгенін айтады. Ай сайынғы төлем екі адамдық бөлмеде 35\u00a0000 теңге, көпбалалы отбасынан шыққандарға жартысы қайтарылады.</p>',
        ru: '<p>Здание построено в 1974 году, последний раз его ремонтировали двадцать лет назад. Теперь полностью заменены отопление и проводка, окна стали трёхслойными, кровля утеплена. По расчёту, расходы на тепло сократятся на треть.</p><p>На каждом этаже две кухни, прачечная и читальный зал на шестнадцать мест. Шесть комнат первого этажа приспособлены для студентов на колясках: широкие двери, без порогов, со своим душем. Перед утверждением план проверили сами студенты и попросили перенести кнопку вызова дежурного.</p><p>Координатор общежитий Галым Ержанов говорит, что 70 процентов мест отданы иногородним первокурсникам. Место в двухместной комнате стоит 35\u00a0000 тенге в месяц, студентам из многодетных семей половину возвращают.</p>',
        en: '<p>The building dates from 1974 and was last repaired twenty years ago. Heating and wiring are now entirely new, the windows have three panes and the roof is insulated. The cost of heat should fall by a third.</p><p>Each floor has two kitchens, a laundry and a reading room for sixteen. Six rooms on floor 1 are made for students who use wheelchairs, with wide doors, no thresholds and a shower of their own. Before the plan was approved those students checked it themselves and had the call button moved.</p><p>Galym Yerzhanov, who coordinates the halls of residence, says that 70 per cent of the places went to first-years from other towns. A place in a double room costs 35,000 tenge a month; students from large families get half of it back.</p>',
      },
      blocks: [
        {
          id: 7021,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Көшіп кіру тәртібі', ru: 'Как заселиться', en: 'Moving in' },
          items: [
            {
              title: { kz: 'Орныңызды растаңыз', ru: 'Подтвердите место', en: 'Confirm your place' },
              desc: {
                kz: '<p><a href="/account">Жеке кабинетте</a> жоспар ашылады, бос төсектер жасыл түспен белгіленген.</p>',
                ru: '<p>В <a href="/account">личном кабинете</a> откроется план, свободные места отмечены зелёным.</p>',
                en: '<p>Open the plan in <a href="/account">your personal account</a>; free beds are marked green.</p>',
              },
            },
            {
              title: { kz: 'Медициналық анықтама жүктеңіз', ru: 'Загрузите медицинскую справку', en: 'Upload a medical certificate' },
              desc: {
                kz: '<p>075/у нысаны мен флюорография, алты айдан ескі болмасын.</p>',
                ru: '<p>Форма 075/у и флюорография не старше шести месяцев.</p>',
                en: '<p>Form 075/u and a chest X-ray, neither older than six months.</p>',
              },
            },
            {
              title: { kz: 'Кілтті алыңыз', ru: 'Получите ключ', en: 'Collect the key' },
              desc: {
                kz: `<p>${halls.keys.within.kz} күн сайын 8:00–22:00, демалыс күндері де.</p>`,
                ru: `<p>Ежедневно ${halls.keys.within.ru}, 8:00–22:00, включая выходные.</p>`,
                en: `<p>Daily ${halls.keys.within.en}, 8:00–22:00, weekend included.</p>`,
              },
            },
          ],
        },
        {
          id: 7022,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Ғимарат туралы', ru: 'О здании', en: 'The building' },
          items: [
            {
              title: { kz: 'Орын саны', ru: 'Мест', en: 'Places' },
              value: {
                kz: '260, соның ішінде лайықталғаны 12',
                ru: '260, из них 12 приспособленных',
                en: '260, of which 12 are accessible',
              },
            },
            {
              title: { kz: 'Жұмыс құны', ru: 'Стоимость работ', en: 'Cost of the work' },
              value: { kz: '480 миллион теңге', ru: '480 миллионов тенге', en: '480 million tenge' },
            },
            {
              title: { kz: 'Кампусқа дейін', ru: 'До кампуса', en: 'To the campus' },
              value: { kz: 'жаяу он минут', ru: 'десять минут пешком', en: 'ten minutes on foot' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 12,
    slug: 'milk-start-up-raises-45-million-tenge',
    attributes: {
      title: {
        kz: 'Сүт салқындығын бақылайтын студенттік стартап 45 миллион теңге тартты',
        ru: 'Студенческий стартап для молочных ферм привлёк 45 миллионов тенге',
        en: 'A student start-up for dairy farms raises 45 million tenge',
      },
      date: '2026-08-12T12:45:00+05:00',
      school: 67,
      lead: {
        kz: '«Сүтжол» датчигі фермадан зауытқа дейін сүттің қызған сәтін тауып береді. «Медеу Капитал» қоры Бизнес-мектеп түлектерінің компаниясына инвестиция салды.',
        ru: 'Датчик «Сутжол» находит минуту, когда молоко нагрелось по пути с фермы на завод. Фонд «Медеу Капитал» вложился в компанию выпускников Бизнес-школы.',
        en: 'The Sutzhol sensor finds the minute when milk grew warm on its way from farm to dairy. Medeu Capital has invested in the company founded by Business School graduates.',
      },
      body: {
        kz: '<p>Айсұлу Бектас пен Нұржан Ерғали идеяны екінші курста, агробизнес менеджментінен курстық жұмыс жазып жүріп тапқан. Олар Еңбекшіқазақ ауданындағы он жеті фермерден сүттің неге қайтарылатынын сұрады. Жауап бір: зауыт «ашып кеткен» дейді, фермер «салқын тапсырдым» дейді, дәлел екеуінде де жоқ.</p><p>Шешім қарапайым болып шықты. Бөтелке қақпағындай датчик ыдыстың ішіндегі температураны әр екі минутта жазып, байланыс жоқ жерде жадында сақтайды. Құны\u00a0– 9\u00a0800 теңге, батареясы екі маусымға жетеді.</p><p>Жобаны университеттегі «Бозторғай» инкубаторы бір жыл сүйемелдеді. Алғашқы 120 датчик алты ауылда сыналды: қайтарылған сүт көлемі бес айда 11 пайыздан 3 пайызға түсті.</p><p>Тартылған қаржыға компания екі мың датчик құрастырып, Түркістан облысына шықпақ. Үш қызметкердің екеуі\u00a0– сол университеттің соңғы курс студенттері.</p>',
        ru: '<p>Айсулу Бектас и Нуржан Ергали нашли идею на втором курсе, когда писали курсовую по менеджменту агробизнеса. Они спросили семнадцать фермеров Енбекшиказахского района, почему им возвращают молоко. Ответ был один: завод говорит «скисло», фермер говорит «сдал холодным», и доказать не может никто.</p><p>Решение оказалось простым. Датчик размером с бутылочную крышку каждые две минуты записывает температуру внутри бидона, а без связи хранит её в памяти. Стоит он 9\u00a0800 тенге, батареи хватает на два сезона.</p><p>Год проект вёл университетский инкубатор «Бозторгай». Первые 120 датчиков испытали в шести сёлах: за пять месяцев возврат упал с 11 до 3 процентов.</p><p>На полученные деньги компания соберёт две тысячи датчиков и выйдет в Туркестанскую область. Двое из трёх сотрудников\u00a0— студенты последнего курса того же университета.</p>',
        en: '<p>Aisulu Bektas and Nurzhan Yergali found the idea in their second year, while writing a paper on agribusiness management. They asked seventeen farmers in Yenbekshikazakh district why their milk was sent back. The answer was always the same: the dairy says it was sour, the farmer says it was cold, and neither has proof.</p><p>The solution turned out to be simple. A sensor the size of a bottle cap records the temperature in the churn every two minutes and keeps it in memory where there is no signal. It costs 9,800 tenge and the battery lasts two seasons.</p><p>The Boztorgai incubator at the university worked with the team for a year. The first 120 sensors were tried in six villages, and in five months the share of milk sent back fell from 11 to 3 per cent.</p><p>With the money the company will build two thousand sensors and enter Turkistan region. Two of its three employees are final-year students of the same university.</p>',
      },
      blocks: [
        {
          id: 7023,
          type: 'timeline',
          group: 1,
          position: 1,
          title: { kz: 'Курстық жұмыстан компанияға', ru: 'От курсовой до компании', en: 'From coursework to company' },
          items: [
            {
              year: '2024',
              title: { kz: 'Он жеті фермермен сұхбат', ru: 'Интервью с семнадцатью фермерами', en: 'Seventeen farmers interviewed' },
            },
            {
              year: '2025',
              title: {
                kz: 'Инкубаторға қабылданып, алғашқы үлгі жасалды',
                ru: 'Инкубатор и первый образец',
                en: 'The incubator and a first prototype',
              },
            },
            {
              year: '2026',
              title: {
                kz: 'Алты ауылдағы сынақ және инвестиция',
                ru: 'Испытание в шести сёлах и инвестиция',
                en: 'A trial in six villages and the investment',
              },
            },
          ],
        },
        {
          id: 7024,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Инвестор кестеге емес, фермердің қоңырауына сенді. Келіссөз үстінде ол өзі хабарласып, «тағы он датчик беріңдер» деді.</p>',
            ru: '<p>Инвестор поверил не таблице, а звонку фермера. Тот позвонил прямо во время переговоров и попросил ещё десять датчиков.</p>',
            en: '<p>What convinced the investor was not our spreadsheet but a farmer’s call. He rang in the middle of the talks and asked for ten more sensors.</p>',
          },
          name: { kz: 'Айсұлу Бектас', ru: 'Айсулу Бектас', en: 'Aisulu Bektas' },
          post: { kz: '«Сүтжол» негізін қалаушылардың бірі', ru: 'Сооснователь «Сутжола»', en: 'Co-founder of Sutzhol' },
        },
      ],
    },
  },
  {
    id: 13,
    slug: 'summer-school-brings-86-students-from-14-countries',
    attributes: {
      title: {
        kz: 'Жазғы мектепке он төрт елден 86 студент келді',
        ru: 'Летняя школа собрала 86 студентов из четырнадцати стран',
        en: 'The summer school brings together 86 students from fourteen countries',
      },
      date: '2026-07-27T09:30:00+05:00',
      lead: {
        kz: 'Үш апта бойы қатысушылар деректер, қаржы, кәсіпкерлік және қазақ тілін оқып, жұмада жобаларын қорғады. Жеті команданың ұсынысын қала қызметтері мен компаниялар алып қалды.',
        ru: 'Три недели участники изучали данные, финансы, предпринимательство и казахский язык, а в пятницу защитили проекты. Предложения семи команд взяли городские службы и компании.',
        en: 'For three weeks they studied data, finance, entrepreneurship and Kazakh, and on Friday they presented their projects. City services and companies kept the proposals of seven teams.',
      },
      body: {
        kz: '<p>Биыл алғаш рет қазақ тілі курсы ең толық топ болды: 27 адам, көбі Германия, Корея және Түркиядан. Сабақ көбіне базарда, асханада және метрода өтті. Соңғы күні олар «Айгөлек» ойнап, өз еліндегі жазды қазақша әңгімелеп берді.</p><p>Деректер тобы автобус аялдамасындағы күту уақытын ауа райымен байланыстырды. Қорытынды күтпеген жерден шықты: жауында автобус емес, жолаушы баяулайды, яғни отырғызу уақыты екі есе ұзарады. Қалалық мобильділік басқармасы бұл есепті өз талдауына қосатынын айтты.</p><p>Демалыс күндері Шарын шатқалына, Тамғалыға және Үлкен Алматы көліне сапар болды. Тау туризмі клубының студенттері жолбасшылық жасады.</p><p>Келесі маусым 2027 жылғы 5–23 шілдеде өтеді, өтінім жаңа жылдан кейін ашылады.</p>',
        ru: '<p>Впервые самой полной стала группа казахского языка: 27 человек, больше всего из Германии, Кореи и Турции. Уроки шли чаще на базаре, в столовой и в метро. В последний день слушатели играли в «Айголек» и рассказывали по-казахски о лете у себя дома.</p><p>Группа данных связала ожидание автобуса с погодой. Вывод удивил: в дождь замедляется не автобус, а пассажир, посадка длится вдвое дольше. Управление городской мобильности обещало добавить этот расчёт в свой анализ.</p><p>По выходным ездили в Чарынский каньон, Тамгалы и на Большое Алматинское озеро. Проводниками были студенты клуба горного туризма.</p><p>Следующий сезон пройдёт с 5 по 23 июля 2027 года, приём заявок откроется после Нового года.</p>',
        en: '<p>For the first time the fullest group was the one for Kazakh: 27 people, most of them from Germany, Korea and Türkiye. Lessons mostly took place at the bazaar, in the canteen and on the metro. On the last day the students played aigolek and told one another in Kazakh about summer at home.</p><p>The data group linked waiting times at bus stops to the weather. The finding was a surprise: in the rain it is not the bus that slows down but the passenger, for boarding takes twice as long. The city’s mobility department promised to use the result.</p><p>At weekends there were trips to Charyn Canyon, Tamgaly and Big Almaty Lake, guided by students of the hiking club.</p><p>The next season runs from 5 to 23 July 2027, and applications open after New Year.</p>',
      },
      blocks: [
        {
          id: 7025,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: '2026 жылғы маусым', ru: 'Сезон 2026 года', en: 'The 2026 season' },
          items: [
            { value: { kz: '86', ru: '86', en: '86' }, title: { kz: 'қатысушы', ru: 'участников', en: 'participants' } },
            { value: { kz: '14', ru: '14', en: '14' }, title: { kz: 'ел', ru: 'стран', en: 'countries' } },
            {
              value: { kz: '7', ru: '7', en: '7' },
              title: { kz: 'жоба іске алынды', ru: 'проектов взяли в работу', en: 'projects taken up' },
            },
          ],
        },
        {
          id: 7026,
          type: 'call',
          group: 2,
          position: 2,
          title: {
            kz: '2027 жылғы жазды Алматыда өткізіңіз',
            ru: 'Проведите лето 2027 года в Алматы',
            en: 'Spend the summer of 2027 in Almaty',
          },
          link: { text: { kz: 'Жазғы мектеп', ru: 'Летняя школа', en: 'Summer school' }, url: '/summer-school' },
        },
      ],
    },
  },
  {
    id: 14,
    slug: 'tourism-students-mark-the-assy-trail',
    attributes: {
      title: {
        kz: 'Туризм студенттері Асы жайлауының жолын белгілеп қайтты',
        ru: 'Студенты программы «Туризм» разметили тропу на джайляу Асы',
        en: 'Tourism students mark out the trail to the Assy pastures',
      },
      date: '2026-07-09T14:00:00+05:00',
      school: 69,
      lead: {
        kz: 'Жиырма екі студент тоғыз күнде 34 шақырым жолға қазақша және ағылшынша көрсеткіш орнатып, жайлаудағы отбасыларға қонақ күтудің қарапайым есебін үйретті.',
        ru: 'За девять дней двадцать два студента поставили на 34 километрах указатели на казахском и английском и научили семьи на джайляу простому учёту для приёма гостей.',
        en: 'In nine days twenty-two students put up signs in Kazakh and English along 34 kilometres and taught families on the pasture how to keep simple accounts of what a guest costs.',
      },
      body: {
        kz: '<p>Асы\u00a0– «Көш жолы» жобасының жеті бағытының бірі. Жоба былтыр аяқталғанымен, жолға күтім керек: қар еріген соң бағандардың үштен бірі құлап қалған екен. Биылғы оқу практикасы осы жұмысқа арналды.</p><p>Топ үшке бөлінді. Бірі көрсеткіш тікті, екіншісі су көздері мен ұялы байланыс бар жерлерді картаға түсірді, үшіншісі алты отбасымен бірге бір қонақтың шығынын есептеді. Бұрын иелері қымызды сыйға беріп, бағасына қоспайтын. Енді бағада қымыз да, от жағатын тезек те, аттың демалысы да бар.</p><blockquote><p>Қонақтан ақша алу ұят емес, баласын оқытатын табыстан айырылу қиын,\u00a0– дейді Сәрсен ақсақал.\u00a0– Қыздар соны түсіндіріп берді.</p></blockquote><p>Практика жетекшісі, туризм бойынша қауымдастырылған профессор Перизат Омарова студенттердің күнделігі бойынша баға қойды. Күзде карта мен баға үлгісі Райымбек ауданындағы қалған алты бағытқа да беріледі.</p>',
        ru: '<p>Асы\u00a0— одно из семи направлений проекта «Дорога кочевья». Проект завершился в прошлом году, но за тропой нужен уход: после таяния снега треть столбов упала. Этому и посвятили учебную практику.</p><p>Группа разделилась на три. Одни ставили указатели, другие наносили на карту родники и места, где ловит связь, третьи вместе с шестью семьями считали расходы на одного гостя. Раньше хозяева угощали кумысом даром и в цену его не включали. Теперь в цене есть и кумыс, и кизяк для очага, и отдых лошади.</p><blockquote><p>Брать деньги с гостя не стыдно, хуже лишиться дохода, на который учатся дети,\u00a0— говорит аксакал Сарсен.\u00a0— Девушки мне это растолковали.</p></blockquote><p>Оценки руководитель практики Перизат Омарова ставила по полевым дневникам. Осенью карту и образец расчёта передадут остальным шести маршрутам Райымбекского района.</p>',
        en: '<p>Assy is one of the seven routes of the Nomad Trails project. The project ended last year, but a trail needs care: once the snow had melted, a third of the posts were found lying on the ground. This year’s field practice was given over to them.</p><p>The group split in three. Some put up signs, others mapped the springs and the places with a mobile signal, and the third worked out with six families what one guest costs them. Until now the hosts had given kumis away and never counted it. Now the price includes the kumis, the dung for the fire and a day of rest for the horse.</p><blockquote><p>There is no shame in taking money from a guest; what hurts is losing the income that sends your children to school, says Sarsen, an elder. The girls made that clear to me.</p></blockquote><p>Perizat Omarova, associate professor of tourism, who led the practice, marked the students on their field diaries. In autumn the map and the sample calculation go to the other six routes in Raiymbek district.</p>',
      },
      blocks: [
        {
          id: 7027,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Асы бағыты', ru: 'Маршрут Асы', en: 'The Assy route' },
          items: [
            {
              title: { kz: 'Ұзындығы', ru: 'Длина', en: 'Length' },
              value: { kz: '34 шақырым, екі күн', ru: '34 километра, два дня', en: '34 kilometres, two days' },
            },
            {
              title: { kz: 'Маусымы', ru: 'Сезон', en: 'Season' },
              value: { kz: 'маусым мен қыркүйек аралығы', ru: 'с июня по сентябрь', en: 'June to September' },
            },
            {
              title: { kz: 'Түнейтін жер', ru: 'Ночлег', en: 'Where to sleep' },
              value: { kz: 'алты отбасының киіз үйлері', ru: 'юрты шести семей', en: 'in the yurts of six families' },
            },
          ],
          link: {
            text: { kz: '«Көш жолы» жобасы', ru: 'Проект «Дорога кочевья»', en: 'The Nomad Trails project' },
            url: '/project/nomad-trails',
          },
        },
      ],
    },
  },
  {
    id: 15,
    slug: 'graduates-evening-of-1996-2006-and-2016',
    attributes: {
      title: {
        kz: 'Түлектер кешіне 640 адам жиналды',
        ru: 'На вечер выпускников пришли 640 человек',
        en: 'Six hundred and forty graduates come back for one evening',
      },
      date: '2026-06-29T11:00:00+05:00',
      lead: {
        kz: 'Оқу бітіргеніне он, жиырма және отыз жыл толған топтар маусымның соңғы сенбісінде кездесіп, студенттерге арналған шәкіртақы қорына 38 миллион теңге жинады.',
        ru: 'Группы, окончившие университет десять, двадцать и тридцать лет назад, встретились в последнюю субботу июня и собрали для студентов 38 миллионов тенге на стипендии.',
        en: 'Those who left the university ten, twenty and thirty years ago met on the last Saturday of June and raised 38 million tenge for student scholarships.',
      },
      body: {
        kz: '<p>27 маусымда аула үш аймаққа бөлінді. 1996 жылғылар нарықтың алғашқы жылдарын еске алды: оқулық жоқ, дәріс көшірме қағаздан оқылған, ал диплом қорғаған күні теңгенің бағамы екі рет өзгерген. 2006 жылғылар кредиттік жүйемен диплом алған тұңғыш топтың суретін әкелді. 2016 жылғылар Нархоз деген атпен диплом алған алғашқы буын екенін мақтан етті.</p><p>Кештің ең ұзақ қол шапалақ алған қонағы\u00a0– отыз бес жыл статистика оқытқан Роза Исақызы. Ол залдағы бұрынғы шәкірттерінің он екісін аты-жөнімен атап, қайсысының емтиханда не жазғанын айтып берді.</p><p>Қордың ережесі қарапайым: жарнаның әр жеті миллионы бір студенттің төрт жылдық оқуына және жатақханасына жетеді. Осы кеште бес шәкіртақы тағайындалды, оның үшеуі ауыл мектебінің түлектеріне арналған.</p>',
        ru: '<p>27 июня двор разделили на три части. Выпуск 1996 года вспоминал первые годы рынка: учебников не было, лекции читали по копиям, а в день защиты диплома курс тенге менялся дважды. Выпуск 2006 года принёс снимок первой группы, получившей степень по кредитной системе. Выпуск 2016 года гордится тем, что первым получил диплом с именем Нархоз.</p><p>Дольше всех аплодировали Розе Исаевне, тридцать пять лет преподававшей статистику. Она назвала по имени двенадцать бывших учеников и напомнила каждому, что он написал на экзамене.</p><p>Правило фонда простое: каждых семи миллионов хватает на четыре года учёбы и общежитие для одного студента. В этот вечер учредили пять стипендий, три из них для выпускников сельских школ.</p>',
        en: '<p>On 27 June the courtyard was divided in three. The class of 1996 recalled the first years of the market, when there were no textbooks, lectures were read from photocopies and the tenge changed its rate twice on the day of the viva. The class of 2006 brought a picture of the first group to take a degree under the credit system. The class of 2016 is proud to have been the first whose diplomas say Narxoz.</p><p>The longest applause was for Roza Issayevna, who taught statistics for thirty-five years. She named twelve of her former students in the hall and told each of them what they had written in the exam.</p><p>The rule of the fund is simple: every seven million tenge pays for four years of study and a place in hall for one student. Five scholarships were set up that evening, three of them for leavers of village schools.</p>',
      },
      blocks: [
        {
          id: 7029,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Маған осы жерде біреу кітап сатып алып берген. Аты-жөнін айтпай кетті. Бүгін сол адамға қарызымды қайтардым деп ойлаймын.</p>',
            ru: '<p>Когда-то здесь мне купили учебник и не назвали имени. Думаю, сегодня я вернула тому человеку долг.</p>',
            en: '<p>Somebody here once bought me a textbook and left without giving a name. I think that tonight I have paid that person back.</p>',
          },
          name: { kz: 'Мейрамгүл Сейсенова', ru: 'Мейрамгуль Сейсенова', en: 'Meiramgul Seissenova' },
          post: { kz: '1996 жылғы қаржы факультетінің түлегі', ru: 'Финансовый факультет, 1996', en: 'Faculty of finance, 1996' },
        },
        {
          id: 7030,
          type: 'call',
          group: 2,
          position: 2,
          title: {
            kz: 'Келесі кеш\u00a0– 2027 жылғы 26 маусым',
            ru: 'Следующий вечер\u00a0— 26 июня 2027 года',
            en: 'The next evening is on 26 June 2027',
          },
          desc: {
            kz: '<p>1997, 2007 және 2017 жылғы топтардың тізімін жинап жатырмыз. Топ басшысы болсаңыз, хабарласыңыз.</p>',
            ru: '<p>Собираем списки групп 1997, 2007 и 2017 годов. Если вы староста, отзовитесь.</p>',
            en: '<p>We are compiling the lists of 1997, 2007 and 2017. If you were head of your group, do write.</p>',
          },
          link: { text: { kz: 'Даму кеңсесі', ru: 'Офис развития', en: 'Development office' }, url: '/development-office' },
        },
      ],
    },
  },
  {
    id: 16,
    slug: 'law-clinic-helped-1046-people-this-year',
    attributes: {
      title: {
        kz: 'Заң клиникасы оқу жылында 1\u00a0046 адамға көмектесті',
        ru: 'Юридическая клиника за учебный год помогла 1\u00a0046 людям',
        en: 'The law clinic helped 1,046 people this academic year',
      },
      date: '2026-06-18T10:30:00+05:00',
      school: 70,
      lead: {
        kz: 'Студенттердің тегін қабылдауына келгендердің әр үшіншісі\u00a0– зейнеткер, ең жиі мәселе\u00a0– еңбекақы мен алимент. Бейнебайланыс арқылы жиырма ауылға кеңес берілді.',
        ru: 'Каждый третий, кто пришёл на бесплатный приём к студентам, пенсионер, чаще всего спрашивают о зарплате и алиментах. Двадцать сёл консультировали по видеосвязи.',
        en: 'One visitor in three to the students’ free advice hours is a pensioner, and the commonest matters are wages and child support. Twenty villages were advised by video.',
      },
      body: {
        kz: '<p>Қабылдау сейсенбі мен бейсенбіде 15:00-ден 19:00-ге дейін жүреді. Әр келушіні екі студент тыңдайды: бірі сөйлеседі, екіншісі жазады. Жауапты үш күннен кейін, оқытушы-заңгер тексерген соң береді. Осы тәртіптің арқасында биыл бірде-бір кеңес қайтарылып алынған жоқ.</p><p>Клиника жетекшісі Әсия Қожахметованың айтуынша, 1\u00a0046 өтініштің 388-і сотқа жетпей шешілген. Ең үлкен іс\u00a0– құрылыс компаниясынан екі ай жалақы ала алмаған он тоғыз жұмысшының дауы: студенттер талап-арызды дайындады, ал компания сот басталардан төрт күн бұрын 7,4 миллион теңгені түгел төледі.</p><p>«Қолжетімді әділдік» жобасынан кейін де Жамбыл облысындағы жиырма ауылмен байланыс үзілген жоқ. Айдың бірінші бейсенбісінде тұрғындар ауыл кітапханасына келіп, экраннан кеңес алады. Жыл бойы осындай он кездесу өтті.</p>',
        ru: '<p>Приём идёт по вторникам и четвергам с 15:00 до 19:00. Каждого посетителя слушают двое: один говорит, другой пишет. Ответ дают через три дня, когда его проверит преподаватель-юрист. Благодаря этому порядку за год не пришлось отзывать ни одного совета.</p><p>По словам руководителя клиники Асии Кожахметовой, 388 обращений из 1\u00a0046 решены без суда. Самое крупное дело\u00a0— спор девятнадцати рабочих, два месяца не получавших зарплату в строительной фирме: студенты подготовили иск, и за четыре дня до заседания фирма выплатила все 7,4 миллиона тенге.</p><p>Связь с двадцатью сёлами Жамбылской области не прервалась и после проекта «Правосудие рядом». В первый четверг месяца жители приходят в сельскую библиотеку и получают совет с экрана. За год прошло десять таких встреч.</p>',
        en: '<p>Advice is given on Tuesdays and Thursdays from 15:00 to 19:00. Two students listen to every visitor, one talking and one writing. The answer comes three days later, when a teaching lawyer has checked it. Thanks to that rule not one piece of advice had to be taken back this year.</p><p>Assiya Kozhakhmetova, who heads the clinic, says that 388 of the 1,046 matters were settled out of court. The largest was the dispute of nineteen workers whom a building firm had not paid for two months: the students drew up the claim, and four days before the hearing the firm paid all 7.4 million tenge.</p><p>The tie with twenty villages of Zhambyl region has outlived the project Justice within Reach. On the first Thursday of the month people come to the village library and are advised on a screen. There were ten such meetings this year.</p>',
      },
      blocks: [
        {
          id: 7031,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Адамдар немен келді', ru: 'С чем приходили люди', en: 'What people came with' },
          items: [
            {
              title: { kz: 'Еңбекақы және жұмыстан шығару', ru: 'Зарплата и увольнение', en: 'Wages and dismissal' },
              value: { kz: '271 өтініш', ru: '271 обращение', en: '271 matters' },
            },
            {
              title: { kz: 'Алимент және отбасы', ru: 'Алименты и семья', en: 'Child support and family' },
              value: { kz: '246 өтініш', ru: '246 обращений', en: '246 matters' },
            },
            {
              title: { kz: 'Тұрғын үй және жер', ru: 'Жильё и земля', en: 'Housing and land' },
              value: { kz: '218 өтініш', ru: '218 обращений', en: '218 matters' },
            },
            {
              title: { kz: 'Несие және тұтынушы құқығы', ru: 'Кредиты и права потребителя', en: 'Loans and consumer rights' },
              value: { kz: '164 өтініш', ru: '164 обращения', en: '164 matters' },
            },
            {
              title: { kz: 'Басқа', ru: 'Другое', en: 'Other' },
              value: { kz: '147 өтініш', ru: '147 обращений', en: '147 matters' },
            },
          ],
        },
        {
          id: 7032,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Кеңес керек пе?', ru: 'Нужен совет юриста?', en: 'Do you need legal advice?' },
          desc: {
            kz: '<p>Жазда клиника бейсенбі күні ғана қабылдайды. Телефон: +7 (727) 377-11-96.</p>',
            ru: '<p>Летом клиника принимает только по четвергам. Телефон: +7 (727) 377-11-96.</p>',
            en: '<p>In summer the clinic is open on Thursdays only. Phone: +7 (727) 377-11-96.</p>',
          },
          link: { text: { kz: 'Құқық мектебі', ru: 'Школа права', en: 'Law school' }, url: '/school/school-of-law-and-public-policy' },
        },
      ],
    },
  },
  {
    id: 17,
    slug: 'offline-kazakh-language-model-for-village-schools',
    attributes: {
      title: {
        kz: 'Интернетсіз жұмыс істейтін қазақ тілді модель қырық ауыл мектебіне берілді',
        ru: 'Казахскую языковую модель, работающую без интернета, передали сорока сельским школам',
        en: 'A Kazakh language model that works offline goes to forty village schools',
      },
      date: '2026-06-04T15:15:00+05:00',
      school: 68,
      lead: {
        kz: 'Модель кәдімгі мектеп компьютеріне сыяды, мәтінді дауыстап оқиды, қатесін түсіндіреді және жаттығу құрастырады. Бағдарлама да, оны үйреткен мәтіндердің тізімі де ашық.',
        ru: 'Модель помещается на обычный школьный компьютер, читает вслух, объясняет ошибки и составляет упражнения. И программа, и список текстов, на которых она училась, открыты.',
        en: 'The model fits on an ordinary school computer, reads aloud, explains mistakes and makes up exercises. Both the program and the list of texts it learnt from are open.',
      },
      body: {
        kz: '<p>Әсел Нұрланова бастаған топ модельді 1,2 миллиард сөздік қорда үйретті: көркем әдебиет, газет, заң және оқулық. Әр мәтінге авторы не баспасы рұқсат берген. Сөйлеу бөлігіне он төрт өңірдің 2\u00a0300 тұрғыны дауысын жаздырды, сондықтан модель Маңғыстау мен Өскеменнің сөз саптауын бірдей түсінеді.</p><h2>Мектептегі сынақ</h2><p>Қыста модель алты мектепте сыналды. Мұғалімдердің ең көп қолданғаны\u00a0– диктанттағы қатені ережесімен түсіндіру екен. Ал ең көп шағым оның тым сыпайылығына айтылды: оқушы дөрекі сұрақ қойса да, модель алғыс айта беретін. Соңғы нұсқада бұл түзетілді.</p><p>Көлемі 4 гигабайт модель 2017 жылғы ноутбукте де жұмыс істейді. Оқушының жазғаны еш жерге жіберілмейді, компьютердің өзінде қалады. Орнату дискісін студенттер сәуір мен мамырда өздері апарып, әр мектепте екі мұғалімді үйретіп қайтты.</p>',
        ru: '<p>Группа Асель Нурлановой обучила модель на корпусе в 1,2 миллиарда слов: художественная литература, газеты, законы и учебники. На каждый текст есть согласие автора или издательства. Для речи записали голоса 2\u00a0300 жителей четырнадцати регионов, поэтому модель одинаково понимает говор Мангистау и Усть-Каменогорска.</p><h2>Проверка в школе</h2><p>Зимой модель испытали шесть школ. Учителя чаще всего просили её объяснить ошибку в диктанте правилом. А жаловались на излишнюю вежливость: даже на грубый вопрос модель отвечала благодарностью. В последней версии это исправлено.</p><p>Модель занимает 4 гигабайта и идёт даже на ноутбуке 2017 года. Написанное учеником никуда не отправляется и остаётся на компьютере. Установочные диски студенты развезли в апреле и мае сами и в каждой школе обучили двух учителей.</p>',
        en: '<p>The group led by Assel Nurlanova trained the model on 1.2 billion words of fiction, newspapers, laws and textbooks, every text with the consent of its author or publisher. For speech, 2,300 people from fourteen regions lent their voices, so the model understands the way people talk in Mangystau as well as in Oskemen.</p><h2>Tried at school</h2><p>Six schools tested the model in winter. Teachers used it most of all to explain the mistakes in a dictation by the rule behind them. The commonest complaint was too much politeness: it thanked pupils even for a rude question. The latest version has been cured of that.</p><p>At 4 gigabytes the model runs even on a laptop of 2017. What a pupil writes is sent nowhere and stays on the computer. In April and May students took the discs to the villages themselves and trained two teachers at each school.</p>',
      },
      blocks: [
        {
          id: 7033,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Мұғалімдердің сұрақтары', ru: 'Что спрашивают учителя', en: 'What teachers ask' },
          items: [
            {
              title: { kz: 'Біздің мектеп қалай ала алады?', ru: 'Как получить модель нашей школе?', en: 'How can our school get it?' },
              text: {
                kz: '<p>models@narxoz.example мекенжайына мектептің атын жазыңыз. Күзде тағы алпыс диск таратылады.</p>',
                ru: '<p>Напишите название школы на models@narxoz.example. Осенью разошлём ещё шестьдесят дисков.</p>',
                en: '<p>Write the name of your school to models@narxoz.example. Another sixty discs go out in autumn.</p>',
              },
            },
            {
              title: { kz: 'Ол баға қоя ма?', ru: 'Ставит ли она оценки?', en: 'Does it give marks?' },
              text: {
                kz: '<p>Жоқ. Қатені көрсетеді, бірақ бағаны тек мұғалім қояды.</p>',
                ru: '<p>Нет. Она показывает ошибку, оценку ставит только учитель.</p>',
                en: '<p>No. It points out mistakes; only the teacher gives marks.</p>',
              },
            },
          ],
        },
        {
          id: 7034,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Ең ақылды модельді жасауға тырысқан жоқпыз. Сымы үзілген ауылда да істейтінін жасағымыз келді.</p>',
            ru: '<p>Мы не пытались сделать самую умную модель. Мы хотели сделать ту, что работает в селе, где оборвался провод.</p>',
            en: '<p>We did not try to build the cleverest model. We wanted one that works in a village where the line is down.</p>',
          },
          name: { kz: 'Әсел Нұрланова', ru: 'Асель Нурланова', en: 'Assel Nurlanova' },
          post: { kz: 'Модельді әзірлеген топтың жетекшісі', ru: 'Руководитель группы', en: 'Head of the group' },
        },
      ],
    },
  },
  {
    id: 18,
    slug: 'first-double-degree-graduates-with-lyon',
    attributes: {
      title: {
        kz: 'Лионмен бірлескен магистратураның алғашқы тоғыз түлегі екі диплом алды',
        ru: 'Первые девять выпускников совместной с Лионом магистратуры получили два диплома',
        en: 'The first nine graduates of the joint master’s with Lyon receive two diplomas',
      },
      date: '2026-05-22T16:00:00+05:00',
      school: 67,
      lead: {
        kz: 'Бірінші жылды Алматыда, екіншісін Рона бизнес-мектебінде өткізген магистранттар маркетинг және сән индустриясын басқару бойынша дәреже алды.',
        ru: 'Первый год магистранты провели в Алматы, второй в Бизнес-школе Роны и получили степень по маркетингу и управлению в индустрии моды.',
        en: 'Having spent one year in Almaty and one at the Rhône School of Business, they hold degrees in marketing and fashion management.',
      },
      body: {
        kz: '<p>Бағдарлама 2024 жылы он екі магистрантпен ашылған. Үшеуі оқуын бір жылға ұзартты, тоғызы мамырда диссертациясын екі елдің комиссиясы алдында қорғады: үш профессор Лионда, үшеуі Алматыда экраннан сұрақ қойды.</p><p>Тақырыптар екі нарықтың тоғысында туды. Ғазиза Мырзабек киіз бұйымның Франциядағы бағасын зерттеп, сатып алушы үшін матадан гөрі шебердің аты маңызды екенін дәлелдеді. Әлихан Сұлтанбек Алматыдағы киім жөндеу шеберханаларын санап, олардың жылына 190 тонна матаны қоқыстан сақтап қалатынын есептеді.</p><p>Тоғыз түлектің төртеуі Лион мен Париждегі тағылымдамасынан кейін жұмысқа шақырылды, үшеуі Алматыдағы сән үйлерінде істейді, екеуі өз брендін тіркеді.</p><p>Келесі топқа құжат 15 шілдеге дейін қабылданады: он екі орын, IELTS 6.5, ал француз тілі бірінші жылы нөлден үйретіледі.</p>',
        ru: '<p>Программа открылась в 2024 году с двенадцатью магистрантами. Трое продлили учёбу на год, а девять защитились в мае перед комиссией двух стран: три профессора сидели в Лионе, трое задавали вопросы из Алматы с экрана.</p><p>Темы родились на стыке двух рынков. Газиза Мырзабек изучила цену войлочных вещей во Франции и доказала, что покупателю имя мастера важнее материала. Алихан Султанбек пересчитал ателье по ремонту одежды в Алматы: они спасают от свалки 190 тонн ткани в год.</p><p>Четверых после стажировки позвали работать в Лион и Париж, трое трудятся в домах моды Алматы, двое зарегистрировали собственные марки.</p><p>Документы в следующую группу принимают до 15 июля: двенадцать мест, IELTS 6.5, а французскому в первый год учат с нуля.</p>',
        en: '<p>The programme opened in 2024 with twelve students. Three have taken another year, and nine defended their theses in May before examiners from both countries, three professors in Lyon and three asking questions on a screen from Almaty.</p><p>The topics grew where two markets meet. Gaziza Myrzabek studied the price of felt goods in France and showed that buyers care more for the maker’s name than for the cloth. Alikhan Sultanbek counted the clothing repair shops of Almaty and found that they keep 190 tonnes of fabric a year off the tip.</p><p>Four of the nine were offered jobs after their placements in Lyon and Paris, three work for fashion houses in Almaty and two have registered brands of their own.</p><p>Applications for the next group are open until 15 July: twelve places, IELTS 6.5, and French taught from scratch in the first year.</p>',
      },
      blocks: [
        {
          id: 7035,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Бағдарлама қысқаша', ru: 'Программа коротко', en: 'The programme in short' },
          items: [
            { title: { kz: 'Сызбасы', ru: 'Схема', en: 'Scheme' }, value: { kz: '1 + 1 жыл', ru: '1 + 1 год', en: '1 + 1 years' } },
            {
              title: { kz: 'Тілі', ru: 'Язык', en: 'Language' },
              value: {
                kz: 'ағылшын, екінші жылы француз тілі де',
                ru: 'английский, на втором году и французский',
                en: 'English, with French in year two',
              },
            },
            {
              title: { kz: 'Үйлестіруші', ru: 'Координатор', en: 'Coordinator' },
              value: { kz: 'Дамир Хасанов, 305-кабинет', ru: 'Дамир Хасанов, каб. 305', en: 'Damir Khassanov, room 305' },
            },
          ],
          link: {
            text: { kz: 'Бағдарлама беті', ru: 'Страница программы', en: 'Programme page' },
            url: '/dual-program/marketing-and-fashion-management',
          },
        },
      ],
    },
  },
  {
    id: 19,
    slug: 'finance-students-teach-money-lessons-in-villages',
    attributes: {
      title: {
        kz: 'Қаржы студенттері отыз бір ауыл мектебінде ақша сабағын өткізді',
        ru: 'Студенты-финансисты провели уроки о деньгах в тридцати одной сельской школе',
        en: 'Finance students teach money lessons at thirty-one village schools',
      },
      date: '2026-05-14T12:10:00+05:00',
      school: 66,
      lead: {
        kz: 'Көктемде 64 студент Алматы мен Жетісу облыстарындағы 1\u00a0900 оқушыға несиенің шын бағасын есептеуді және алаяқтың қоңырауын тануды үйретті.',
        ru: 'За весну 64 студента научили 1\u00a0900 школьников Алматинской и Жетысуской областей считать настоящую цену кредита и узнавать звонок мошенника.',
        en: 'This spring 64 students taught 1,900 pupils in Almaty and Zhetysu regions to work out the true price of a loan and to recognise a fraudster’s call.',
      },
      body: {
        kz: '<p>Сабақ слайдсыз өтеді. Оқушылар «отбасы» болып бөлінеді де, әрқайсысына жалақы, мал және бір күтпеген оқиға жазылған карта беріледі: той, су тасқыны, сынған көлік. Он екі ойын айынан кейін қай отбасының қалтасында не қалғаны есептеледі. Ең жиі банкрот болатындар\u00a0– тойға несие алғандар.</p><p>Екінші бөлімде студент сыныпқа «банктен» қоңырау шалады. Алғашқы жолы оқушылардың 61 пайызы кодты айтып қойды, бір аптадан кейін қайталағанда бұл көрсеткіш 9 пайызға түсті.</p><p>Жобаны «Дала Банк» қолдады: жол мен басып шығару шығынын көтерді, бірақ сабақта банктің аты да, өнімі де айтылмайды\u00a0– бұл шарт келісімде жазылған. Ойын карталарының қазақша және орысша файлдары кез келген мұғалімге тегін беріледі.</p>',
        ru: '<p>Урок идёт без слайдов. Класс делится на «семьи», и каждая получает карточки с зарплатой, скотом и одним неожиданным событием: той, паводок, сломанная машина. Через двенадцать игровых месяцев считают, у кого что осталось. Чаще всего разоряются те, кто взял кредит на той.</p><p>Во второй части студент звонит классу «из банка». В первый раз код назвали 61 процент учеников, через неделю при повторе только 9.</p><p>Проект поддержал «Дала Банк»: он оплатил дорогу и печать, но на уроке не звучат ни его имя, ни его продукты, так записано в договоре. Файлы карточек на казахском и русском бесплатно получит любой учитель.</p>',
        en: '<p>There are no slides. The class splits into families, and each is dealt cards with wages, livestock and one surprise: a wedding, a flood, a broken car. After twelve months of play they count what is left. Those who most often go bankrupt are the ones who borrowed for the wedding.</p><p>In the second part a student rings the class “from the bank”. The first time 61 per cent of pupils gave away the code; a week later it was 9 per cent.</p><p>Dala Bank paid for travel and printing, but neither its name nor its products are mentioned in class, as the contract lays down. Any teacher can have the files of the cards in Kazakh and Russian free of charge.</p>',
      },
      blocks: [
        {
          id: 7037,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Сабақ қалай өтеді', ru: 'Как проходит урок', en: 'How a lesson goes' },
          items: [
            {
              title: { kz: 'Карта тарату', ru: 'Раздать карточки', en: 'Deal the cards' },
              desc: {
                kz: '<p>Бес отбасы, әрқайсысында бес-алты оқушы.</p>',
                ru: '<p>Пять семей по пять-шесть учеников.</p>',
                en: '<p>Five families of five or six pupils each.</p>',
              },
            },
            {
              title: { kz: 'Он екі ай ойнау', ru: 'Прожить двенадцать месяцев', en: 'Play twelve months' },
              desc: {
                kz: '<p>Әр «айға» екі минут, шешімді отбасы дауыспен қабылдайды.</p>',
                ru: '<p>Две минуты на «месяц», решение семья принимает голосованием.</p>',
                en: '<p>Two minutes a month; each family decides by vote.</p>',
              },
            },
            {
              title: { kz: 'Қоңырауды тану', ru: 'Узнать мошенника', en: 'Spot the fraud' },
              desc: {
                kz: '<p>Телефон үні шыққанда сынып үш белгіні іздейді: асықтыру, құпия сақтауды сұрау, код.</p>',
                ru: '<p>Когда звонит телефон, класс ищет три признака: спешка, просьба молчать, код.</p>',
                en: '<p>When the phone rings the class listens for three signs: hurry, secrecy, a code.</p>',
              },
            },
          ],
        },
        {
          id: 7038,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Бір қыз сабақтан кейін келіп, анасының телефонын көрсетті. Бізге ойын болған қоңырау оларға кеше ғана шын келген екен.</p>',
            ru: '<p>После урока девочка показала мне мамин телефон. Звонок, в который мы играли, пришёл к ним накануне по-настоящему.</p>',
            en: '<p>After class a girl showed me her mother’s phone. The call we had been playing at had really come to them the day before.</p>',
          },
          name: { kz: 'Ернар Қасымжан', ru: 'Ернар Касымжан', en: 'Yernar Kassymzhan' },
          post: { kz: 'Қаржы, үшінші курс', ru: 'Финансы, третий курс', en: 'Finance, third year' },
        },
      ],
    },
  },
  {
    id: 20,
    slug: 'apple-trees-and-solar-panels-on-campus',
    attributes: {
      title: {
        kz: 'Кампуста алма ағаштары отырғызылып, күн панельдері қосылды',
        ru: 'На кампусе посадили яблони и включили солнечные панели',
        en: 'Apple trees planted and solar panels switched on at the campus',
      },
      date: '2026-04-30T17:00:00+05:00',
      lead: {
        kz: 'Сенбілікте ішкі аулаға 72 көшет егілді, оның отызы\u00a0– Алатау баурайының жабайы алмасы. Екінші корпустың шатырындағы панельдер зал мен асхананы жарықпен қамтиды.',
        ru: 'На субботнике во дворе посадили 72 саженца, тридцать из них\u00a0— дикая яблоня с предгорий Алатау. Панели на крыше второго корпуса дают свет спортзалу и столовой.',
        en: 'On a Saturday clean-up day 72 saplings were planted in the courtyard, thirty of them wild apples from the foothills of the Alatau. Panels on the roof of building 2 now light the sports hall and canteen.',
      },
      body: {
        kz: '<p>Көшеттерді «Жасыл кампус» тобы Талғардағы көшетжайдан таңдап әкелді. Сиверс алмасы Алматының атауымен байланысты, бірақ қала ішінде сирек кездеседі. Әр ағаштың жанында қай топ еккені және кім суаратыны жазылған тақтайша тұр: былтырғы көшеттің бестен бірі күтімсіздіктен қураған соң осындай тәртіп енгізілді.</p><p>Қуаты 96 киловатт күн электр станциясы сәуірдің ортасында іске қосылды. Ол жылына шамамен 120 мың киловатт-сағат береді, бұл\u00a0– екінші корпус тұтынуының 40 пайызы. Құрылысқа 54 миллион теңге кетті, есеп бойынша жеті жылда ақталады.</p><p>Экология және жасыл экономика студенттері станция көрсеткіштерін оқу пәнінде қолданады. Олардың алғашқы ескертуі де іске асты: панельге шаң қонғанда қуат 14 пайызға түсетіні анықталып, екі апта сайын жуу кестесі жасалды.</p>',
        ru: '<p>Саженцы группа «Зелёный кампус» выбрала в питомнике в Талгаре. Яблоня Сиверса связана с самим именем Алматы, но в городе встречается редко. У каждого дерева табличка: какая группа посадила и кто поливает. Порядок ввели после того, как каждый пятый прошлогодний саженец засох без ухода.</p><p>Солнечная станция на 96 киловатт заработала в середине апреля. За год она даст около 120 тысяч киловатт-часов, это 40 процентов потребления второго корпуса. Строительство обошлось в 54 миллиона тенге и должно окупиться за семь лет.</p><p>Студенты программы «Экология и зелёная экономика» работают с показаниями станции на занятиях. Первое их замечание уже учли: из-за пыли мощность падает на 14 процентов, поэтому панели теперь моют раз в две недели.</p>',
        en: '<p>The Green Campus Group chose the saplings at a nursery in Talgar. The Sievers apple is bound up with the very name of Almaty, yet is rarely seen in the city. Beside each tree a plate says which group planted it and who waters it, a rule made after one in five of last year’s saplings had dried up.</p><p>The 96-kilowatt solar station started in mid-April. It will yield some 120,000 kilowatt-hours a year, 40 per cent of what building 2 uses. It cost 54 million tenge and should pay for itself in seven years.</p><p>Students of ecology and green economy work with its readings in class. Their first remark has been acted on already: dust cuts output by 14 per cent, so the panels are now washed every fortnight.</p>',
      },
      blocks: [
        {
          id: 7039,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Жасыл көктем', ru: 'Зелёная весна', en: 'A green spring' },
          items: [
            { value: { kz: '72', ru: '72', en: '72' }, title: { kz: 'жаңа көшет', ru: 'новых саженца', en: 'new saplings' } },
            {
              value: { kz: '96 кВт', ru: '96 кВт', en: '96 kW' },
              title: { kz: 'күн станциясының қуаты', ru: 'мощность солнечной станции', en: 'of solar capacity' },
            },
            {
              value: { kz: '40\u00a0%', ru: '40\u00a0%', en: '40%' },
              title: { kz: 'екінші корпустың электр қуаты', ru: 'электричества второго корпуса', en: 'of building 2’s electricity' },
            },
          ],
          link: {
            text: { kz: 'Тұрақты даму', ru: 'Устойчивое развитие', en: 'Sustainable development' },
            url: '/our-sustainable-development',
          },
        },
      ],
    },
  },
]
