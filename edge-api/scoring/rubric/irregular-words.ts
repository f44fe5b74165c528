/** Forms that no ending gives away, after the word that they are forms of. */
const IRREGULAR_FORM_LIST =
  'bakken bakte gebakken; beginnen begon begonnen; bieden bood geboden; blijven bleef bleven gebleven; breken brak gebroken; ' +
  'brengen bracht gebracht; buigen boog gebogen; denken dacht gedacht; doen deed deden gedaan doet; dragen droeg droegen gedragen; ' +
  'drinken dronk gedronken; durven dorst; eten at aten gegeten; gaan ging gingen gegaan; geven gaf gaven gegeven; genieten genoot genoten; ' +
  'helpen hielp hielpen geholpen; houden hield hielden gehouden; kiezen koos kozen gekozen; kijken keek keken gekeken; ' +
  'klimmen klom geklommen; komen kwam kwamen komt; kopen kocht gekocht; krijgen kreeg kregen gekregen; lachen gelachen lachte; ' +
  'laten liet lieten gelaten; lezen las lazen gelezen; liggen lag lagen gelegen; lopen liep liepen gelopen; nemen nam namen genomen; ' +
  'rijden reed reden gereden; roepen riep geroepen; ruiken rook geroken; schenken schonk geschonken; schrijven schreef schreven geschreven; ' +
  'slapen sliep sliepen geslapen; snijden sneed gesneden; spreken sprak spraken gesproken; springen sprong gesprongen; staan stond stonden gestaan; ' +
  'sterven stierf stierven gestorven; strijden streed gestreden; treffen trof getroffen; trekken trok getrokken; ' +
  'vallen viel vielen gevallen; vangen ving gevangen; varen voer gevaren; vechten vocht gevochten; verliezen verloor verloren; ' +
  'vinden vond vonden gevonden; vliegen vloog gevlogen; vragen vroeg vroegen gevraagd; wassen gewassen; winnen won wonnen gewonnen; ' +
  'worden werd werden; zien zag zagen gezien ziet; zingen zong zongen gezongen; zitten zat zaten gezeten; zoeken zocht gezocht; ' +
  'zwemmen zwom zwommen gezwommen; zwijgen zweeg gezwegen; stad steden; schip schepen; lid leden; kind kinderen; ei eieren; ' +
  'begin began begun; break broke broken; bring brought; build built; buy bought; catch caught; choose chose chosen; come came; ' +
  'do did done; draw drew drawn; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed; feel felt; ' +
  'fight fought; find found; fly flew flown; forget forgot forgotten; forgive forgave forgiven; give gave given; go went gone; ' +
  'grow grew grown; hear heard; hide hid hidden; hold held; keep kept; know knew known; lead led; leave left; lend lent; lose lost; ' +
  'make made; meet met; pay paid; read; ride rode ridden; rise rose risen; run ran; say said; see saw seen; sell sold; send sent; ' +
  'sing sang sung; sit sat; sleep slept; speak spoke spoken; spend spent; stand stood; swim swam swum; take took taken; teach taught; ' +
  'tell told; think thought; throw threw thrown; understand understood; wake woke woken; wear wore worn; win won; write wrote written; ' +
  'child children; foot feet; man men; mouse mice; person people; tooth teeth; wife wives; woman women; life lives; leaf leaves';

/** The word of which another is an irregular form, by that form. */
export const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(
  IRREGULAR_FORM_LIST.split('; ').flatMap((words) => {
    const [base = '', ...forms] = words.split(' ');
    return forms.map((form) => [form, base] as const);
  }),
);
