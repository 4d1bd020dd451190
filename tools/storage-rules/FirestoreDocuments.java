import static com.google.firebase.rules.runtime.utils.ExpressionValueUtils.NULL;
import static com.google.firebase.rules.runtime.utils.ExpressionValueUtils.createResponse;
import static com.google.firebase.rules.runtime.utils.ExpressionValueUtils.createValue;

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firestore.v1.Document;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;

/** The documents that Storage rules look at with firestore.get and firestore.exists; firebase-tools fetches them. */
final class FirestoreDocuments {
  /** Production lets a Storage rule look at two Firestore documents per request. */
  private static final int MAX_PER_REQUEST = 2;

  private static final Executor HERE = MoreExecutors.directExecutor();

  private final Messages messages;
  private final Map<Long, SettableFuture<JsonObject>> openQuestions = new HashMap<>();

  FirestoreDocuments(Messages messages) {
    this.messages = messages;
  }

  /** The functions of rules for one request, which see each document as it was when first asked for. */
  List<AsyncRuntimeFunction> functionsFor(long requestId) {
    var known = new HashMap<String, ListenableFuture<Optional<ExpressionValue>>>();
    return List.of(
        function("firestore.get", requestId, known, document -> document.orElse(NULL)),
        function("firestore.exists", requestId, known, document -> createValue(document.isPresent())));
  }

  /** Takes firebase-tools' answer to the question of a request. */
  void receive(long requestId, JsonObject answer) {
    openQuestions.remove(requestId).set(answer);
  }

  private AsyncRuntimeFunction function(
      String name,
      long requestId,
      Map<String, ListenableFuture<Optional<ExpressionValue>>> known,
      Function<Optional<ExpressionValue>, ExpressionValue> result) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        var path = PathUtils.toBoundString(request.getArguments(0).getPathValue());
        var document = fetch(requestId, path, known);
        return Futures.transform(document, found -> createResponse(result.apply(found)), HERE);
      }
    };
  }

  private ListenableFuture<Optional<ExpressionValue>> fetch(
      long requestId, String path, Map<String, ListenableFuture<Optional<ExpressionValue>>> known) {
    if (known.containsKey(path)) {
      return known.get(path);
    }
    if (known.size() == MAX_PER_REQUEST) {
      String problem =
          "A Storage rule may look at no more than " + MAX_PER_REQUEST + " Firestore documents.";
      System.err.println(problem); // firebase-tools prints it; the engine only says "Service call error"
      return Futures.immediateFailedFuture(new IllegalStateException(problem));
    }
    SettableFuture<JsonObject> answer = SettableFuture.create();
    openQuestions.put(requestId, answer);
    var document =
        Futures.transformAsync(answer, message -> Futures.immediateFuture(documentIn(message)), HERE);
    known.put(path, document);
    JsonObject question = Messages.object("action", "fetch_firestore_document");
    question.add("context", Messages.object("path", path));
    question.addProperty("server_request_id", requestId);
    messages.send(question);
    return document;
  }

  private static Optional<ExpressionValue> documentIn(JsonObject answer) throws IOException {
    if (!answer.get("status").getAsString().equals("ok")) {
      return Optional.empty();
    }
    var document = Messages.parse(answer.get("result"), Document.newBuilder()).build();
    return Optional.of(RulesValues.of(document));
  }
}
