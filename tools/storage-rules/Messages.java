import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** What is said to firebase-tools: one JSON object per line. */
final class Messages {
  private static final byte[] BLANKS = " ".repeat(512 * 1024).getBytes(StandardCharsets.UTF_8);
  private static final int READ_WITHIN_MS = 5;

  private final OutputStream output;

  private Messages(OutputStream output) {
    this.output = output;
  }

  /** Takes standard output for messages; anything else printed goes to standard error from now on. */
  static Messages onStandardOutput() {
    var messages = new Messages(new FileOutputStream(FileDescriptor.out));
    System.setOut(System.err);
    return messages;
  }

  /**
   * firebase-tools takes each chunk it reads for exactly one message, so messages that arrive together are lost and
   * their requests hang (firebase/firebase-tools#6865). It skips blank chunks, though: blanks that overfill the pipe keep
   * us here until the previous message has been read.
   */
  void send(JsonObject message) {
    try {
      output.write(BLANKS);
      Thread.sleep(READ_WITHIN_MS); // the blanks that are still in the pipe
      output.write((message + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException | InterruptedException e) {
      System.exit(1); // firebase-tools is gone
    }
  }

  static JsonObject object(String key, Object value) {
    JsonObject object = new JsonObject();
    object.add(key, new Gson().toJsonTree(value));
    return object;
  }

  static <B extends Message.Builder> B parse(JsonElement json, B builder) throws IOException {
    JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), builder);
    return builder;
  }
}
