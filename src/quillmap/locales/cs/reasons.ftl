# Proč něco nejde a proč karta nic nepřináší: jeden text pro každý důvod.
# Názvy karet, terénů a voleb přicházejí už přeložené.

## Tah, který nelze provést

reason-game_over = Hra už skončila.
reason-nothing_revealed = Žádná karta ještě není odkrytá. Počkejte na další.
reason-no_such_seat = Místo {$seat} tu není: místa mají čísla 1 až {$players}.
reason-seat_left = Hráč z místa {$seat} opustil hru.
reason-not_handed_over = Místo {$seat} nepřevzal bot, není tedy co brát zpět.
reason-not_awaited = Hráč na místě {$seat} teď nemá co zakreslit.
reason-wrong_kind = V tomto tahu je potřeba něco jiného: { $wanted ->
    [explore] zakreslete tvar z karty do své mapy.
    [hero] umístěte hrdinu do své mapy.
    [ambush] zakreslete nestvůry do určené mapy.
    [gaze] vyberte pole, které zničí Gorgona.
    [troll] vyberte pole, které zničí troll.
   *[other] {$wanted}.
  }
reason-no_squares = Vyberte alespoň jedno pole.
reason-off_the_map = Zůstaňte na mapě: pole se jmenují A1 až K11.
reason-occupied = Pole {$square} už je obsazené. Vyberte prázdná pole.
reason-terrain_not_offered = Tento terén teď nelze zakreslit: {$terrain}. Na výběr je: {$offered}.
reason-not_the_shape = {$squares}: tato pole netvoří tvar z karty „{$card}“.
reason-one_square_too_early = Tvar z karty „{$card}“ se ještě někam vejde, jediné pole proto zakreslit nelze.
reason-must_cover_ruins = Tento tvar musí zakrýt alespoň jedno prázdné pole se zříceninou.
reason-single_square_only = Tvar z karty „{$card}“ se nikam nevejde. Zakreslete místo něj jediné pole.
reason-no_strikes = Na pole útočí jen hrdina z karty hrdiny.
reason-one_hero = Hrdina stojí na jediném poli.
reason-not_the_pattern = Tato pole netvoří vzor útoku z karty „{$card}“ od pole {$square}. Držte se vzoru na kartě.
reason-wrong_map = Hráč na místě {$seat} teď kreslí do mapy hráče na místě {$target}, nikoli na místě {$on}.
reason-not_on_the_walk = Podle pravidel pro jednoho hráče musí „{$card}“ zakrýt pole {$square}.
reason-must_destroy = Gorgona musí zničit jedno pole: vyberte některé, které s ní sousedí.
reason-nothing_to_destroy = Teď není co ničit.
reason-one_to_destroy = Vyberte ke zničení právě jedno pole.
reason-cannot_destroy = Pole {$square} zničit nelze. Na výběr je: {$eligible}.

## Karta, kterou nelze odkrýt

reason-round_open = Karta je odkrytá: nejdřív musí zakreslit hráč na místě {$seat}.
reason-not_in_the_deck = Karta „{$card}“ teď v balíčku není.
reason-unknown_card = Karta „{$card}“ neexistuje.

## Volby, které se k sobě nehodí

reason-bad_option = „{$value}“ není hodnota volby „{$option}“. Na výběr je: {$choices}.
reason-unknown_option = Volba „{$option}“ neexistuje.
reason-fixed_by_ruleset = Ve hře „{$ruleset}“ má volba „{$option}“ vždy hodnotu „{$value}“.
reason-unseen_option = Prostředí verze 1 neumějí ukázat volbu „{$option}“ s hodnotou „{$value}“.
reason-edict_backs = Vyberte jako výnosy čtyři bodovací karty, od každého rubu jednu.
reason-edict_pool = Karta „{$card}“ nepatří k bodovacím kartám hry „{$ruleset}“.
reason-four_ambushes = Vyberte čtyři různé karty přepadení.
reason-map_form = Vlastní mapa má 11 řádků oddělených znakem /: ^ jsou hory, # pustina, r zřícenina, tečka nebo číslo prázdná pole.
reason-map_mark = Znak „{$mark}“ v řádku {$row} mapy tam nic neznamená. Použijte ^ pro hory, # pro pustinu, r pro zříceninu, tečku nebo číslo pro prázdná pole.
reason-map_row = Řádek {$row} mapy musí mít 11 polí, nikoli {$now}.
reason-map_empty = Na mapě musí být aspoň {$least} prázdných polí; na této je jejich počet {$now}.
reason-not_in_environments = Prostředí verze 1 neznají kartu „{$card}“ (volba „{$option}“).
reason-players = U stolu hraje 1 až 100 hráčů, nikoli {$players}.

## Co je na vlastní mapě neobvyklé

reason-map_edge = Hory na okraji mají kolem sebe méně polí k obsazení: {$squares}.
reason-map_touching = Hory, které se dotýkají, mají kolem sebe méně polí k obsazení: {$squares}.
reason-map_mountains = Počet polí hor na tištěných listech je {$printed}, na této mapě {$now}.
reason-map_ruins = Počet zřícenin na tištěných listech je {$printed}, na této mapě {$now}.

## U stolu

reason-table_waiting = Hra ještě nezačala.
reason-table_started = Hra už začala.
reason-table_closed = Tento stůl je zavřený.
reason-table_full = { $seats ->
    [one] Jediné místo je obsazené.
    [few] Všechna {$seats} místa jsou obsazená.
    [many] Všechna místa jsou obsazená ({$seats}).
   *[other] Všech {$seats} míst je obsazených.
  }
reason-fewer_seats = { $taken ->
    [one] Obsazené už je {$taken} místo, méně jich být nemůže.
    [few] Obsazená už jsou {$taken} místa, méně jich být nemůže.
    [many] Obsazeno už je {$taken} místa, méně jich být nemůže.
   *[other] Obsazených už je {$taken} míst, méně jich být nemůže.
  }
reason-nobody_sits = U tohoto stolu ještě nikdo nesedí. Nejdřív se posaďte.
reason-seat_taken = Místo {$seat} je obsazené. Vyberte si jiné.
reason-seat_empty = Na místě {$seat} nikdo nesedí.
reason-seat_of_a_bot = Na místě {$seat} sedí bot.
reason-not_your_seat = Místo {$seat} není vaše.
reason-handed_over = Na místě {$seat} kreslí bot. Nejdřív si místo vezměte zpět.
reason-still_here = Hráč z místa {$seat} je přítomen, místo mu tedy zůstává.
reason-host_only = To může jen hostitel stolu.
reason-bad_name = { $longest ->
    [one] Jméno má {$longest} viditelný znak.
    [few] Jméno má 1 až {$longest} znaky, jen viditelné, a nejvýš dvě znaménka na písmeno.
    [many] Jméno má 1 až {$longest} znaku, jen viditelných, a nejvýš dvě znaménka na písmeno.
   *[other] Jméno má 1 až {$longest} znaků, jen viditelných, a nejvýš dvě znaménka na písmeno.
  }
reason-name_taken = U tohoto stolu se už někdo jmenuje stejně. Zvolte jiné jméno.
reason-bad_words = { $longest ->
    [one] Provincie nebo titul má {$longest} viditelný znak.
    [few] Provincie nebo titul má nejvýš {$longest} znaky, jen viditelné, a nejvýš dvě znaménka na písmeno.
    [many] Provincie nebo titul má nejvýš {$longest} znaku, jen viditelných, a nejvýš dvě znaménka na písmeno.
   *[other] Provincie nebo titul má nejvýš {$longest} znaků, jen viditelných, a nejvýš dvě znaménka na písmeno.
  }
reason-bad_crest = V erbu „{$word}“ být nemůže, nebo ne na tomto místě.
reason-signed_often = Tato mapa byla podepsána už opravdu mnohokrát; zůstane tak, jak je.
reason-unknown_bot = Bot „{$bot}“ neexistuje.
reason-bad_setting = „{$value}“ není hodnota nastavení „{$setting}“. Možné je: {$choices}.
reason-wrong_round = Tohle patřilo do tahu {$round}, ale už běží tah {$now}. Zakreslete prosím znovu.
reason-nothing_drawn = Hráč na místě {$seat} nemá co vzít zpět.
reason-unreadable = Tento řádek nelze od „{$word}“ přečíst jako tah ({$why}).
reason-wrong_link = Tento osobní odkaz už neplatí. Požádejte o nový.
reason-race_only = V závodě kreslíte na vlastní dráze. Nejdřív na ni přejděte.
reason-race_over = Závod už skončil.
reason-race_running = Dráhy tohoto závodu jsou ještě otevřené. Nejdřív se musí zavřít.
reason-races_already = V tomto závodě už jste a karty znáte: každý má jen jednu dráhu.
reason-ask_at_race = Osobní odkazy patří k závodu, ne k dráze. Vraťte se k závodu.
reason-too_many_changes = Těch změn už bylo opravdu hodně; do dalšího tahu to zůstane tak, jak to je.
reason-no_hints = U tohoto stolu nápovědy nejsou.
reason-own_seat = Místo {$seat} je vaše vlastní.
reason-too_soon = { $seconds ->
    [one] Ještě ne: počkejte {$seconds} sekundu.
    [few] Ještě ne: počkejte {$seconds} sekundy.
    [many] Ještě ne: počkejte {$seconds} sekundy.
   *[other] Ještě ne: počkejte {$seconds} sekund.
  }
reason-nudge_first = Nejdřív pobídněte hráče na místě {$seat}.
reason-seat_free = Jedno místo je volné: prostě si sedněte.
reason-turned_away = Hostitel pro vás u tohoto stolu nemá místo.
reason-no_such_knock = Za dveřmi už nikdo nečeká.
reason-no_reactions = Zvolání jsou tu vypnutá.
reason-publish_unfinished = Hru lze zveřejnit, až skončí, a hru ze závodu, až skončí závod.
reason-publish_withheld = Veřejnou stránku této hry stáhl provozovatel serveru.
reason-par_unfinished = Výsledek bota uvidíte, až hra nebo její závod skončí.
reason-par_solo = Bot hraje pro srovnání se stejnými kartami jen po hrách jednoho hráče.
reason-par_no_seed = Tento záznam neuvádí své semínko, žádný bot proto nemůže hrát se stejnými kartami.
reason-deck_untold = Semínko té hry není zveřejněné, její karty proto nemohou přijít znovu.
reason-deck_options = Karty jiné hry přicházejí s jejími volbami. Jiné k nim nevybírejte.
reason-lesson_fixed = První hra s průvodcem je pro jednoho hráče a má vlastní karty i volby. Nic jiného k ní nevybírejte.
reason-bot_failed = Bot „{$bot}“ to nedokázal promyslet. Zeptejte se za chvíli znovu.

## Mezi stránkou a serverem

reason-no_such_page = Na této adrese nic není.
reason-no_such_table = Takový stůl neexistuje, nebo je jeho odkaz neúplný.
reason-no_such_code = Žádný stůl s tímto kódem nečeká na hráče. Zkontrolujte kód.
reason-lane_hidden = Ostatní dráhy uvidíte, až sami dokreslíte svou, nebo po skončení závodu.
reason-not_kept = Nepodařilo se to uložit, nic se tedy nezměnilo. Zkuste to za chvíli znovu. ({$why})
reason-server_full = Na tomto serveru teď není místo pro další hru. Ty, které už tu jsou, pokračují jako obvykle.
reason-too_many = { $seconds ->
    [one] To bylo trochu rychle. Počkejte {$seconds} sekundu.
    [few] To bylo trochu rychle. Počkejte {$seconds} sekundy.
    [many] To bylo trochu rychle. Počkejte {$seconds} sekundy.
   *[other] To bylo trochu rychle. Počkejte {$seconds} sekund.
  }
reason-overtaken = Tento náhled už nahradil novější.
reason-bad_message = Server této zprávě neporozuměl ({$why}).
reason-say_hello = Stránka a server si přestaly rozumět. Načtěte stránku znovu.
reason-old_version = Tato stránka je zastaralá (verze {$version}, server používá {$wanted}). Načtěte ji znovu.
reason-shutting_down = Server se restartuje. Vraťte se za chvíli; nic se neztratí.
reason-wrong_origin = Tento požadavek přišel z jiného webu a byl odmítnut.
reason-wrong_host = Tento server pod tímto názvem neodpovídá. Jeho provozovatel může název přidat volbou --site.
reason-too_large = { $most ->
    [one] To je příliš velké: nejvýše {$most} bajt.
    [few] To je příliš velké: nejvýše {$most} bajty.
    [many] To je příliš velké: nejvýše {$most} bajtu.
   *[other] To je příliš velké: nejvýše {$most} bajtů.
  }
reason-broken_record = V tomto záznamu je chyba ({$why}).
reason-record_unfinished = Přidat lze jen záznam dokončené hry.
reason-not_scored = Ptát se lze jen na roční období, které bylo vyhodnoceno jako poslední.

## Proč bodovací karta nebo nestvůry nic nepřinášejí

zero-no_terrain = Na mapě ještě chybí: {$terrain}.
zero-no_pair = Je k tomu potřeba farma i voda.
zero-no_mountain = Na mapě nejsou žádné hory.
zero-no_ruins = Na mapě není žádná zřícenina.
zero-no_empty = Nezbývá už žádné prázdné pole.
zero-monster_penalty = Žádné prázdné pole nesousedí s nestvůrami: nic se neztrácí.
